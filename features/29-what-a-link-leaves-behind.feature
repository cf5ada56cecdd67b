Feature: What a link leaves behind
  So that a mailed link need not ask who it is for, the browser that asked for it remembers, for an hour, under lock and
  key.

  Background:
    Given the app offers:
      | provider   | signInMethod |
      | password   | emailLink    |
      | github.com |              |
    And the developer has set "signInFlow" to "popup"

  @store.email-for-sign-in
  Rule: The email that a link was sent to is remembered, unreadable to others
    Source: spec §3; reference §7, §11.5, T63, T65, T83, T86, Q19

    @29-1
    Scenario: It cannot be read
      When Grace has come to "Sign-in email sent"
      Then nothing that her browser stores contains "grace@example.com"
      And her browser hides the cookie "emailForSignIn" from other sites

    @29-2
    Scenario: It is remembered: nobody asks for it
      Given Grace has come to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"

    @29-3
    Scenario: It is forgotten once it was used
      Given Grace has come to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"
      And her browser keeps no cookie "emailForSignIn"

    @29-4
    Scenario: It is not remembered where no mail could be sent
      Given Grace has come to "Sign in with email"
      And the next sign-in mail request will fail: broken connection
      When she continues with the email "grace@example.com"
      Then she sees the message "A network error has occurred"
      And her browser keeps no cookie "emailForSignIn"

    @29-5
    Scenario: It is kept where the link could not be used for now
      Given Grace has come to "Sign-in email sent"
      And the next email-link sign-in request will fail: broken connection
      When she follows the link in her mail
      Then she sees the message "A network error has occurred"
      And her browser hides the cookie "emailForSignIn" from other sites

    @29-6
    Scenario: It is of no use for another link
      Given Grace has come to "Sign-in email sent"
      When she follows the link in her mail, which a different browser asked for
      Then she comes to "Confirm email"

    @29-7
    Scenario: When it is forgotten, the email is asked for
      Given Grace has come to "Sign-in email sent"
      And Grace's browser has forgotten the cookie "emailForSignIn"
      When she follows the link in her mail
      Then she comes to "Confirm email"

  @store.pending-encrypted-credential
  Rule: What a mailed link will connect is remembered, unreadable to others
    Source: spec §3; reference §7, §11.5

    @29-8
    Scenario: It cannot be read
      Given Ada has an account that signs in by email link
      And she has opened "/"
      And she has signed in with "GitHub", which has not verified her email
      When she chooses "Sign In"
      Then she comes to "Sign-in email sent"
      And no cookie in her browser contains "github.com"
      And nothing that her browser stores contains "ada@example.com"
      And her browser hides the cookie "pendingEncryptedCredential" from other sites

    @29-9
    Scenario: It is forgotten once it was used
      Given Ada has an account that signs in by email link
      And she has opened "/"
      And she has signed in with "GitHub", which has not verified her email
      And she has chosen "Sign In"
      And she comes to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"
      And her browser keeps no cookie "pendingEncryptedCredential"

    @29-10
    Scenario: A link that connects nothing leaves none
      When Grace has come to "Sign-in email sent"
      Then her browser keeps no cookie "pendingEncryptedCredential"

    @29-11
    Scenario: When it is forgotten, she is told that nothing can be connected here
      Given Ada has an account that signs in by email link
      And she has opened "/"
      And she has signed in with "GitHub", which has not verified her email
      And she has chosen "Sign In"
      And she comes to "Sign-in email sent"
      And Ada's browser has forgotten the cookie "pendingEncryptedCredential"
      When she follows the link in her mail
      Then she reads "You originally intended to connect GitHub to your email account but have opened the link on a different device where you are not signed in."

  @limit.cookie-lifetime
  Rule: What cookies remember is forgotten after 3600 seconds
    Source: spec §9; reference §7

    @29-12
    Scenario: The email
      When Grace has come to "Sign-in email sent"
      Then her browser keeps the cookie "emailForSignIn" for 3600 seconds

    @29-13
    Scenario: What will be connected
      Given Ada has an account that signs in by email link
      And she has opened "/"
      And she has signed in with "GitHub", which has not verified her email
      When she chooses "Sign In"
      Then she comes to "Sign-in email sent"
      And her browser keeps the cookie "emailForSignIn" for 3600 seconds
      And her browser keeps the cookie "pendingEncryptedCredential" for 3600 seconds

  @limit.state-token
  Rule: A mailed link is tied to its browser by 32 letters and digits
    Source: spec §9; reference §2.9, T68

    @29-14
    Scenario: Every link has its own
      Given Grace has come to "Trouble getting email?"
      When she chooses "Resend"
      Then she comes to "Sign-in email sent"
      And each link in her mails has a different token of 32 letters and digits
