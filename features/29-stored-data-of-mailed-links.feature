Feature: Stored data of mailed links
  The browser that requested a link remembers the email for an hour, so that the link need not ask for it. Nobody else
  can read what is remembered. "Sign-in email sent" says that a link was mailed. A visitor who "follows" it opens it in
  the browser tab in which she works.

  Background:
    Given the app offers email and GitHub
    And the app mails sign-in links instead of asking for passwords
    And providers open in windows

  @store.email-for-sign-in
  Rule: The browser remembers the email of a mailed link, unreadable to others
    When a visitor asks for a link, her browser keeps her email in a cookie called "emailForSignIn": a small text that
    the browser keeps for the app. The email in it is encrypted. The browser uses it only for the link that was asked
    for in this browser; for any other link, "Confirm email" asks for the email. If the connection breaks while the link
    signs in, the browser keeps the email, so that the link can be tried again. That the browser hides the cookie from
    other sites also shows that it keeps the cookie. The tick "Signed in!" says that the link has worked. If it appears
    at once, the browser has used the email that it remembers.

    Source: spec §3; reference §7, §11.5, T63, T65, T83, T86, Q19

    @29-1
    Scenario: The browser keeps the email only in encrypted form, and hides it from other sites
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
      Then she reads "A network error has occurred"
      And her browser hides the cookie "emailForSignIn" from other sites

    @29-6
    Scenario: A link for which Grace has asked in a different browser does not use the remembered email
      Given Grace has come to "Sign-in email sent"
      When she follows a link for which she has asked in a different browser
      Then she comes to "Confirm email"

    @29-7
    Scenario: The link asks for the email if the browser has forgotten it
      Given Grace has come to "Sign-in email sent"
      And Grace's browser has forgotten the cookie "emailForSignIn"
      When she follows the link in her mail
      Then she comes to "Confirm email"

  @store.pending-encrypted-credential
  Rule: The browser remembers the provider that a mailed link will connect, unreadable to others
    Ada signs in with GitHub, which has not verified her email. GitHub's word does not prove that Ada's account is hers,
    so the app shows the screen "You already have an account". There, "Sign In" mails a link, which proves that the
    account is hers and connects GitHub to it. Until then, the browser remembers GitHub in an encrypted cookie, a small
    text, called "pendingEncryptedCredential"; unencrypted, it would contain GitHub's name there, "github.com". If the
    browser has forgotten it, the link takes the browser for a different device. The tick "Signed in!" says that the
    link has worked.

    Source: spec §3; reference §7, §11.5

    @29-8
    Scenario: The browser keeps the provider GitHub, which the link will connect, only in encrypted form, and hides it from other sites
      Given Ada has an account that signs in by email link
      And she has opened "/"
      And she has signed in with "GitHub", which has not verified her email
      And she comes to "You already have an account"
      When she chooses "Sign In"
      Then she comes to "Sign-in email sent"
      And no cookie in her browser contains "github.com"
      And nothing that her browser stores contains "ada@example.com"
      And her browser hides the cookie "pendingEncryptedCredential" from other sites

    @29-9
    Scenario: The browser forgets GitHub once the link has connected it to the account
      Given Ada has an account that signs in by email link
      And she has opened "/"
      And she has signed in with "GitHub", which has not verified her email
      And she comes to "You already have an account"
      And she has chosen "Sign In"
      And she comes to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"
      And her browser keeps no cookie "pendingEncryptedCredential"

    @29-10
    Scenario: The browser remembers no provider if the link will connect none
      When Grace has come to "Sign-in email sent"
      Then her browser keeps no cookie "pendingEncryptedCredential"

    @29-11
    Scenario: The link says that it cannot connect GitHub if the browser has forgotten GitHub
      Given Ada has an account that signs in by email link
      And she has opened "/"
      And she has signed in with "GitHub", which has not verified her email
      And she comes to "You already have an account"
      And she has chosen "Sign In"
      And she comes to "Sign-in email sent"
      And Ada's browser has forgotten the cookie "pendingEncryptedCredential"
      When she follows the link in her mail
      Then she reads "You originally intended to connect GitHub to your email account but have opened the link on a different device where you are not signed in."

  @limit.cookie-lifetime
  Rule: The browser forgets the email and the provider of a mailed link after 3600 seconds
    3600 seconds are an hour. The browser remembers both in cookies, which are small texts with a lifetime: the email in
    "emailForSignIn", the provider in "pendingEncryptedCredential". GitHub has not verified Ada's email, so she has to
    prove that the account is hers: on "You already have an account", "Sign In" mails a link that proves it and connects
    GitHub to the account.

    Source: spec §9; reference §7

    @29-12
    Scenario: The browser keeps the email of a mailed link for 3600 seconds
      When Grace has come to "Sign-in email sent"
      Then her browser keeps the cookie "emailForSignIn" for 3600 seconds

    @29-13
    Scenario: The browser keeps the provider that a mailed link will connect for 3600 seconds, as long as the email
      Given Ada has an account that signs in by email link
      And she has opened "/"
      And she has signed in with "GitHub", which has not verified her email
      And she comes to "You already have an account"
      When she chooses "Sign In"
      Then she comes to "Sign-in email sent"
      And her browser keeps the cookie "emailForSignIn" for 3600 seconds
      And her browser keeps the cookie "pendingEncryptedCredential" for 3600 seconds

  @limit.state-token
  Rule: A mailed link is tied to its browser by 32 letters and digits
    These 32 letters and digits are called a token. The browser keeps the token, too, and so recognises a link for which
    it has asked. From "Sign-in email sent", the visitor has come to "Trouble getting email?", where "Resend" sends a
    second mail.

    Source: spec §9; reference §2.9, T68

    @29-14
    Scenario: Each mailed link has a token of its own
      Given Grace has come to "Trouble getting email?"
      When she chooses "Resend"
      Then she comes to "Sign-in email sent"
      And each link in her mails has a different token of 32 letters and digits
