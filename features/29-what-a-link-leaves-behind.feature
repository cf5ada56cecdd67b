Feature: What the browser remembers of a mailed link
  The browser that requested a link remembers the email for an hour, so that the link need not ask for it. Nobody else
  can read what is remembered.

  Background:
    Given the app offers email and GitHub
    And the app mails sign-in links instead of asking for passwords
    And providers open in windows

  @store.email-for-sign-in
  Rule: The browser remembers the email of a mailed link, unreadable to others
    It does so in a cookie called "emailForSignIn": a small text that the browser keeps for the app. The email in it
    is encrypted.

    Source: spec §3; reference §7, §11.5, T63, T65, T83, T86, Q19

    @29-1
    Scenario: The browser keeps the email in encrypted form, and hides it from other sites
      When Grace has come to "Sign-in email sent"
      Then nothing that her browser stores contains "grace@example.com"
      And her browser hides the cookie "emailForSignIn" from other sites

    @29-2
    Scenario: A visitor whose browser remembers her email is signed in by the link without a question
      Given Grace has come to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"

    @29-3
    Scenario: The remembered email is forgotten once the link has signed in
      Given Grace has come to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"
      And her browser keeps no cookie "emailForSignIn"

    @29-4
    Scenario: The email is not remembered if no mail could be sent
      Given Grace has come to "Sign in with email"
      And the next request to send a sign-in mail will fail: broken connection
      When she continues with the email "grace@example.com"
      Then she sees the message "A network error has occurred"
      And her browser keeps no cookie "emailForSignIn"

    @29-5
    Scenario: The email stays remembered if the connection breaks while the link signs in
      Given Grace has come to "Sign-in email sent"
      And the next request to sign in with the mailed link will fail: broken connection
      When she follows the link in her mail
      Then she sees the message "A network error has occurred"
      And her browser hides the cookie "emailForSignIn" from other sites

    @29-6
    Scenario: A link that a different browser asked for does not use the remembered email
      Given Grace has come to "Sign-in email sent"
      When she follows a link for which she has asked in a different browser
      Then she comes to "Confirm email"

    @29-7
    Scenario: A browser that has forgotten the email asks for it
      Given Grace has come to "Sign-in email sent"
      And Grace's browser has forgotten the cookie "emailForSignIn"
      When she follows the link in her mail
      Then she comes to "Confirm email"

  @store.pending-encrypted-credential
  Rule: The browser remembers the provider that a mailed link will connect, unreadable to others
    A visitor has signed in with GitHub, which has not verified her email. A mailed link will connect GitHub to her
    account. Until then, the browser remembers GitHub in an encrypted cookie called "pendingEncryptedCredential".

    Source: spec §3; reference §7, §11.5

    @29-8
    Scenario: The browser keeps GitHub, which the link will connect, in encrypted form, and hides it from other sites
      Given Ada has an account that signs in by email link
      And she has opened "/"
      And she has signed in with "GitHub", which has not verified her email
      When she chooses "Sign In"
      Then she comes to "Sign-in email sent"
      And no cookie in her browser contains "github.com"
      And nothing that her browser stores contains "ada@example.com"
      And her browser hides the cookie "pendingEncryptedCredential" from other sites

    @29-9
    Scenario: The remembered provider is forgotten once the link has connected it
      Given Ada has an account that signs in by email link
      And she has opened "/"
      And she has signed in with "GitHub", which has not verified her email
      And she has chosen "Sign In"
      And she comes to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"
      And her browser keeps no cookie "pendingEncryptedCredential"

    @29-10
    Scenario: A browser whose link connects no provider remembers none
      When Grace has come to "Sign-in email sent"
      Then her browser keeps no cookie "pendingEncryptedCredential"

    @29-11
    Scenario: A browser that has forgotten the provider says that the link cannot connect it
      Given Ada has an account that signs in by email link
      And she has opened "/"
      And she has signed in with "GitHub", which has not verified her email
      And she has chosen "Sign In"
      And she comes to "Sign-in email sent"
      And Ada's browser has forgotten the cookie "pendingEncryptedCredential"
      When she follows the link in her mail
      Then she reads "You originally intended to connect GitHub to your email account but have opened the link on a different device where you are not signed in."

  @limit.cookie-lifetime
  Rule: The browser forgets the email and the provider of a mailed link after 3600 seconds
    3600 seconds are an hour. The browser remembers both in cookies, which are small texts with a lifetime.

    Source: spec §9; reference §7

    @29-12
    Scenario: The email of a mailed link is remembered for 3600 seconds
      When Grace has come to "Sign-in email sent"
      Then her browser keeps the cookie "emailForSignIn" for 3600 seconds

    @29-13
    Scenario: The provider that a link will connect is remembered for 3600 seconds
      Given Ada has an account that signs in by email link
      And she has opened "/"
      And she has signed in with "GitHub", which has not verified her email
      When she chooses "Sign In"
      Then she comes to "Sign-in email sent"
      And her browser keeps the cookie "emailForSignIn" for 3600 seconds
      And her browser keeps the cookie "pendingEncryptedCredential" for 3600 seconds

  @limit.state-token
  Rule: A mailed link is tied to its browser by 32 letters and digits
    These 32 letters and digits are called a token. The browser keeps the token, too, and so knows a link that it has
    asked for.

    Source: spec §9; reference §2.9, T68

    @29-14
    Scenario: Each mailed link has a token of its own
      Given Grace has come to "Trouble getting email?"
      When she chooses "Resend"
      Then she comes to "Sign-in email sent"
      And each link in her mails has a different token of 32 letters and digits
