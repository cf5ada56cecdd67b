import { adminAuth } from '../../../lib/session';

export async function GET(request: Request) {
  const token = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
  try {
    const { uid, email, email_verified: isVerified } = await adminAuth.verifyIdToken(token);
    return Response.json({ uid, email, isVerified });
  } catch (error) {
    console.error(error);
    return new Response(null, { status: 401 });
  }
}
