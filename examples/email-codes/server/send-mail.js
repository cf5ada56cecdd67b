/** Prints a mail. In your app, call your mail service here. */
export async function sendMail({ to, subject, text }) {
  console.log(`To: ${to}\nSubject: ${subject}\n\n${text}\n`);
}
