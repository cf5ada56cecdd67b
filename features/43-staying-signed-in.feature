Feature: Staying signed in
  A visitor who is signed in does not lose her session to a link or to an offer that she did not ask for.

  @ours.link-asks-first
  Rule: A mailed link that would sign a different person in asks first
    A person who is signed in would otherwise be signed out of her account by a link that was mailed to somebody else.

    Source: ours

    Background:
      Given the app mails sign-in links instead of asking for passwords

    @43-1
    Scenario: Ada, who is signed in and follows a link that was mailed to Grace, is asked whether to continue as Grace
      Given Ada is signed in at "/Login"
      And she has asked for a link to "grace@example.com"
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
    Scenario: "Cancel" keeps Ada signed in, and the link unused
      Given Ada is signed in at "/Login"
      And she has asked for a link to "grace@example.com"
      And she has followed the link in her mail
      When she chooses "Cancel"
      Then she reads "You are logged in."
      And the address is "/"
      And "ada@example.com" is signed in to the app
      And the service has received no request to sign in with the mailed link
      And there is no account for "grace@example.com"

    @43-3
    Scenario: After "Cancel", the link still works once Ada has signed out
      Given Ada is signed in at "/Login"
      And she has asked for a link to "grace@example.com"
      And she has followed the link in her mail
      And she has chosen "Cancel"
      And she has chosen "Sign-out"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"

    @43-4
    Scenario: "Continue" signs in to the account of the link
      Given Ada is signed in at "/Login"
      And she has asked for a link to "grace@example.com"
      And she has followed the link in her mail
      And she has chosen "Continue"
      And she sees a tick and "Signed in!"
      When 1 second passes
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app

    @43-5
    Scenario: Ada, who reloads the page instead of answering, is asked again
      Given Ada is signed in at "/Login"
      And she has asked for a link to "grace@example.com"
      And she has followed the link in her mail
      When she reloads the page
      Then she reads "Continue with grace@example.com?"
      And "ada@example.com" is signed in to the app

    @43-6
    Scenario: A browser that has forgotten who asked for the link first asks for the email
      Given Ada is signed in at "/Login"
      And she has asked for a link to "grace@example.com"
      And Ada's browser has forgotten the cookie "emailForSignIn"
      And she has followed the link in her mail
      And she comes to "Confirm email"
      When she submits:
        | Email | grace@example.com |
      Then she reads "Continue with grace@example.com?"
      And "ada@example.com" is signed in to the app

    @43-7
    Scenario: A visitor who follows a link to the account in which she is signed in is asked nothing, however the email is spelled
      Given Grace has come to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      And 1 second has passed
      And she has gone to "/Login"
      And she has asked for a link to "Grace@Example.com"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"

    @43-8
    Scenario: A guest is asked nothing, because a guest has no account to lose
      Given Grace has asked for a link as a guest
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"

    @43-9
    Scenario: A visitor who is signed in and follows a link that has been used reads so, and is asked nothing
      Given Ada is signed in at "/Login"
      And she has asked for a link to "grace@example.com"
      And the link in Grace's mail has been used
      When she follows the link in her mail
      Then she comes to "Error encountered"
      And she reads "You are still signed in."
      And "ada@example.com" is signed in to the app

  @ours.one-tap-waits
  Rule: One Tap does not sign in by itself while a person is signed in
    One Tap is Google's prompt for signing in by one click. Google can also sign a visitor in without a click.

    Source: ours

    @43-10
    Scenario: Ada, who is signed in, would have to accept One Tap
      Given the app offers Google with One Tap
      And Google's script answers
      When Ada is signed in at "/Login"
      Then One Tap is offered, and waits for her to accept it

    @43-11
    Scenario: A guest may be signed in by One Tap without a click
      Given the app offers Google with One Tap
      And Google's script answers
      When Grace opens "/Login" as a guest
      Then One Tap is offered, and may sign her in without a click
