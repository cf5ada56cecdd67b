Feature: Staying signed in
  A visitor who is signed in does not lose her sign-in to a link or to an offer that she did not ask for. The home page
  says "You are logged in." to a visitor who is signed in. A visitor who "is signed in to the app" is signed in for all
  its parts, not only for the sign-in form.

  @ours.link-asks-first
  Rule: A mailed link that would sign a different person in asks first
    Ada and Grace share a browser. Ada is signed in at "/Login", which shows the sign-in form even to a visitor who is
    signed in. Grace asks there for a sign-in link, and follows it. Without a question, Ada would lose her sign-in.
    "Continue" signs Ada out and Grace in; "Cancel" leads to the home page, where Ada is still signed in. The focus is
    on "Cancel", so that the Enter key changes nothing. The link works only once, and is not used before Grace chooses
    "Continue". If it has been used already, it cannot sign anybody in, and "Error encountered" says so without a
    question. The cookie "emailForSignIn" keeps the email of the link; a sign-out removes it. Without it, "Confirm
    email" asks for the email. The tick "Signed in!" covers the screen for one second.

    Source: ours

    Background:
      Given the app mails sign-in links instead of asking for passwords

    @43-1
    Scenario: Grace, who follows her link in the browser in which Ada is signed in, is asked whether to continue
      Given Ada is signed in at "/Login"
      And Grace has asked for a link to "grace@example.com" in the same browser
      When she follows the link in her mail
      Then she reads "Continue with grace@example.com?"
      And she reads "You are signed in as ada@example.com."
      And she reads "If you continue, you will be signed out of that account."
      And she can choose:
        | Cancel | Continue |
      And the focus is on "Cancel"
      And "ada@example.com" is signed in to the app
      And the service has received no request to sign in with the mailed link

    @43-2
    Scenario: "Cancel" keeps Ada signed in and leaves Grace's link unused
      Given Ada is signed in at "/Login"
      And Grace has asked for a link to "grace@example.com" in the same browser
      And she has followed the link in her mail
      When she chooses "Cancel"
      Then she reads "You are logged in."
      And the address is "/"
      And "ada@example.com" is signed in to the app
      And the service has received no request to sign in with the mailed link
      And there is no account for "grace@example.com"

    @43-3
    Scenario: After "Cancel" and Ada's sign-out, Grace's link still works, and asks for her email
      Given Ada is signed in at "/Login"
      And Grace has asked for a link to "grace@example.com" in the same browser
      And she has followed the link in her mail
      And she has chosen "Cancel"
      And Ada has chosen "Sign-out"
      And Grace has followed the link in her mail
      And she comes to "Confirm email"
      When she continues with the email "grace@example.com"
      Then she sees a tick and "Signed in!"

    @43-4
    Scenario: "Continue" signs Grace in instead of Ada
      Given Ada is signed in at "/Login"
      And Grace has asked for a link to "grace@example.com" in the same browser
      And she has followed the link in her mail
      And she has chosen "Continue"
      And she sees a tick and "Signed in!"
      When 1 second passes
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app

    @43-5
    Scenario: Grace, who reloads the page instead of answering, is asked again
      Given Ada is signed in at "/Login"
      And Grace has asked for a link to "grace@example.com" in the same browser
      And she has followed the link in her mail
      When she reloads the page
      Then she reads "Continue with grace@example.com?"
      And "ada@example.com" is signed in to the app

    @43-6
    Scenario: A browser that has forgotten who asked for the link asks for the email, and then whether to continue
      Given Ada is signed in at "/Login"
      And Grace has asked for a link to "grace@example.com" in the same browser
      And Grace's browser has forgotten the cookie "emailForSignIn"
      And she has followed the link in her mail
      And she comes to "Confirm email"
      When she submits:
        | Email | grace@example.com |
      Then she reads "Continue with grace@example.com?"
      And "ada@example.com" is signed in to the app

    @43-9
    Scenario: A link that has been used already is reported without a question, and Ada stays signed in
      Given Ada is signed in at "/Login"
      And Grace has asked for a link to "grace@example.com" in the same browser
      And the link in Grace's mail has been used
      When she follows the link in her mail
      Then she comes to "Error encountered"
      And she reads "You are still signed in."
      And "ada@example.com" is signed in to the app

    @43-12
    Scenario: If Ada's account has no email, the question calls it "a different account"
      Given the app offers email and GitHub
      And the app mails sign-in links instead of asking for passwords
      And Ada has opened the app and chosen GitHub
      And she has signed in at the provider, which knows no email of hers
      And she reads "You are logged in."
      And she has gone to "/Login"
      And she has chosen "Sign in with email"
      And Grace has asked for a link to "grace@example.com" in the same browser
      When she follows the link in her mail
      Then she reads "Continue with grace@example.com?"
      And she reads "You are signed in to a different account."
      And she reads "If you continue, you will be signed out of that account."

  @ours.link-asks-first
  Rule: A mailed link asks nothing if nobody would lose an account
    A visitor may follow a link to the account in which she is signed in already. A guest, who has no email, could not
    come back to her guest account anyway. The tick "Signed in!" covers the screen for one second. The sign-in form is
    at "/Login", even for a visitor who is signed in. Grace became a guest on another day, when the app still offered
    it. The service makes no difference between capitals and small letters in an email. Where a guest has asked for a
    link, she is still signed in as a guest when she follows it.

    Source: ours

    Background:
      Given the app mails sign-in links instead of asking for passwords

    @43-7
    Scenario: A link to the account that is already signed in asks nothing, even if the email is spelled in capitals
      Given Grace has come to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      And 1 second has passed
      And she reads "You are logged in."
      And she has gone to "/Login"
      And she has asked for a link to "Grace@Example.com" in the same browser
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"

    @43-8
    Scenario: A guest who follows a sign-in link is asked nothing
      Given Grace has asked for a link as a guest
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"

  @ours.one-tap-waits
  Rule: One Tap does not sign in by itself while a person is signed in
    One Tap is Google's prompt for signing in by one click. Google can also sign a visitor in without a click; a visitor
    who is signed in must accept the prompt herself. One Tap needs a script from Google, which answers here, so that it
    is offered. The sign-in form is at "/Login", even for a visitor who is signed in. A guest is signed in, too, but
    without an email. She could not come back to her guest account anyway, so One Tap need not wait. Grace became a
    guest on another day, when the app still offered it.

    Source: ours

    @43-10
    Scenario: One Tap waits for Ada, who is signed in, to accept it
      Given the app offers Google with One Tap
      And Google's script loads and answers
      When Ada is signed in at "/Login"
      Then One Tap is offered, and waits for her to accept it

    @43-11
    Scenario: One Tap may sign a guest in without a click
      Given the app offers Google with One Tap
      And Google's script loads and answers
      When Grace opens "/Login" as a guest
      Then One Tap is offered, and may sign her in without a click

  @ours.one-tap-signed-out
  Rule: After a sign-out, One Tap waits for a click
    Google could otherwise sign the visitor in again to the account that she has just left. The page knows this as long
    as the tab is open.

    Source: ours

    @43-13
    Scenario: One Tap waits for a click after Ada has chosen "Sign-out"
      Given the app offers Google with One Tap
      And Google's script loads and answers
      And Ada is signed in at "/"
      When she chooses "Sign-out"
      Then One Tap is offered, and waits for her to accept it

    @43-14
    Scenario: One Tap waits for a click after Ada has signed out on the sign-out page
      Given the app offers Google with One Tap
      And Google's script loads and answers
      And Ada is signed in at "/"
      And she has gone to "/Login?mode=signOut"
      And she comes to "Sign Out"
      And she has chosen "Sign Out"
      And she reads "You are now successfully signed out."
      When she chooses "Sign in"
      Then One Tap is offered, and waits for her to accept it
