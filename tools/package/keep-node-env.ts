/** Runs a build with Vite and then restores `NODE_ENV`, because Vite sets this variable for the whole process. */
export async function keepNodeEnv<T>(build: () => Promise<T>): Promise<T> {
  const { NODE_ENV } = process.env;
  try {
    return await build();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}
