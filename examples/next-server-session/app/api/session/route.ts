import { endSession, startSession } from '../../../lib/session';

export async function POST(request: Request) {
  if (!isFromThisSite(request)) return new Response(null, { status: 403 });
  try {
    await startSession(await request.text());
    return new Response(null, { status: 204 });
  } catch (error) {
    console.error(error);
    return new Response(null, { status: 401 });
  }
}

export async function DELETE(request: Request) {
  if (!isFromThisSite(request)) return new Response(null, { status: 403 });
  await endSession();
  return new Response(null, { status: 204 });
}

/** Returns false for a request from another site. It could sign the visitor in to the account of an attacker. */
function isFromThisSite({ headers }: Request): boolean {
  const host = headers.get('x-forwarded-host') ?? headers.get('host');
  return ['https', 'http'].some((scheme) => headers.get('origin') === `${scheme}://${host}`);
}
