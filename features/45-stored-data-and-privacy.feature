Feature: Stored data and privacy
  A visitor leaves as few traces as a sign-in needs, and no company learns of her visit before she does something. "You
  are logged in." is the home page of a visitor who is signed in. To complete "Sign in" is to enter the right password
  and submit it.

  @ours.kept-data
  Rule: The browser keeps only what a sign-in needs, and forgets it when it is no longer needed
    What "this tab" keeps is gone when the tab is closed. A cookie is a small text that all tabs of the browser share,
    for an hour. The target, which "signInSuccessUrl" in an address names, is where the sign-in is to lead; "/cummies"
    is a page of the app that shows only its name. "Sign-in email sent" says that a link that signs in was mailed. It
    may open in a new tab, so a cookie keeps "the email of the link", which the visitor then need not enter again. A
    guest has no email yet, and may still use the link. While "Confirm email" asks for the email, the page needs the
    code of the link, its part "oobCode". The tick "Signed in!" covers the screen for one second. "Sign-out" is a button
    on the home page; "mode=signOut" in an address opens the screen "Sign Out" of the sign-in form.

    Source: ours

    @45-1
    @isolated
    Scenario: Before a visitor does anything, her browser keeps nothing
      When Grace opens "/"
      Then she comes to "Sign in with email"
      And her browser keeps nothing

    @45-2
    @isolated
    Scenario: The browser keeps nothing while a visitor enters her email and her name
      Given Grace has come to "Create account"
      When she types "Grace" into "First & last name"
      Then her browser keeps nothing

    @45-3
    @isolated
    Scenario: The tab of a visitor who has signed in keeps who she is, and nothing else
      Given Ada has an account
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."
      And her browser keeps only:
        | what             | where    |
        | who is signed in | this tab |

    @45-4
    @isolated
    Scenario: The browser of a visitor who has signed out keeps nothing
      Given Ada is signed in at "/"
      When she chooses "Sign-out"
      Then she comes to "Sign in with email"
      And her browser keeps nothing

    @45-5
    @isolated
    Scenario: The tab keeps the target "/cummies" until the visitor has signed in
      When Grace opens "/?signInSuccessUrl=/cummies"
      Then she comes to "Sign in with email"
      And her browser keeps only:
        | what                 | where    |
        | the sign-in's target | this tab |

    @45-6
    @isolated
    Scenario: The tab has forgotten the target to which the sign-in has led
      Given Ada has an account
      And she has come to "Sign in" from "/?signInSuccessUrl=/cummies"
      When she completes "Sign in"
      Then she reads "cummies"
      And her browser keeps only:
        | what             | where    |
        | who is signed in | this tab |

    @45-7
    @isolated
    Scenario: The browser of a visitor who has asked for a sign-in link keeps her email in a cookie
      Given the app mails sign-in links instead of asking for passwords
      When Grace has come to "Sign-in email sent"
      Then her browser keeps only:
        | what                  | where    |
        | the email of the link | a cookie |

    @45-8
    @isolated
    Scenario: The browser has forgotten the email of a sign-in link that has been used
      Given the app mails sign-in links instead of asking for passwords
      And Grace has come to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      When 1 second passes
      Then she reads "You are logged in."
      And her browser keeps only:
        | what             | where    |
        | who is signed in | this tab |

    @45-14
    @isolated
    Scenario: The browser forgets the email of a sign-in link when the visitor signs in in a different way
      Given the app offers email and phone
      And the app mails sign-in links instead of asking for passwords
      And Grace's phone number is "+16505550100"
      And Grace has come to "Sign-in email sent"
      And she has chosen "Back"
      And she has chosen "Sign in with phone"
      And she has asked for a code to "6505550100"
      And she sees a tick and "Code sent!"
      And 1 second has passed
      And she has entered the code from her text message
      And she sees a tick and "Verified!"
      When 1 second passes
      Then she reads "You are logged in."
      And her browser keeps only:
        | what             | where    |
        | who is signed in | this tab |

    @45-19
    @isolated
    Scenario: The browser keeps the email of a sign-in link for a visitor who continues as a guest
      Given the app offers email and guests
      And the app mails sign-in links instead of asking for passwords
      And Grace has come to "Sign-in email sent"
      And she has chosen "Back"
      When she chooses "Continue as guest"
      Then she reads "You are logged in."
      And her browser keeps only:
        | what                  | where    |
        | who is signed in      | this tab |
        | the email of the link | a cookie |

    @45-15
    @isolated
    Scenario: "Sign Out" on the screen of the sign-in form makes the browser forget the email of a sign-in link that was not used
      Given the app mails sign-in links instead of asking for passwords
      And Ada is signed in at "/Login"
      And Grace has asked for a link to "grace@example.com" in the same browser
      And Ada has gone to "/Login?mode=signOut"
      And she comes to "Sign Out"
      When she chooses "Sign Out"
      Then she reads "You are now successfully signed out."
      And her browser keeps nothing

    @45-20
    @isolated
    Scenario: "Sign-out" on the home page makes the browser forget the email of a sign-in link that was not used
      Given the app mails sign-in links instead of asking for passwords
      And Ada is signed in at "/Login"
      And Grace has asked for a link to "grace@example.com" in the same browser
      And Ada has gone to "/"
      When she chooses "Sign-out"
      Then she comes to "Sign in with email"
      And her browser keeps nothing

    @45-13
    Scenario: The browser keeps the code of a sign-in link while the visitor is asked for her email
      Given the app mails sign-in links instead of asking for passwords
      When Grace has come to "Confirm email"
      Then something that her browser stores contains "oobCode"

  @ours.kept-data
  Rule: The browser keeps a sign-in that waits for a mailed link even if it is too long for a cookie
    Ada signs in with GitHub, which has not verified her email, so the app shows "You already have an account". There,
    "Sign In" mails a link that connects GitHub to her account. Until the link is opened, the browser keeps what GitHub
    has said about her, such as her name, as "doorstep:pendingEncryptedCredential". A cookie can keep 4096 letters.
    "signInMethod" is a word in what GitHub has said; because this is encrypted, the word cannot be found.

    Source: ours

    @45-17
    Scenario: A link connects GitHub, although GitHub has said more about Ada than a cookie can keep
      Given the app offers email and GitHub
      And the app mails sign-in links instead of asking for passwords
      And providers open in windows
      And Ada has an account that signs in by email link
      And she has opened "/"
      And she has signed in with "GitHub", which has not verified her email and knows her by a name of 5000 letters
      And she comes to "You already have an account"
      And she has chosen "Sign In"
      And she comes to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"
      And Ada's account is connected with "GitHub"

    @45-18
    Scenario: What GitHub has said about Ada is encrypted, although it is more than a cookie can keep
      Given the app offers email and GitHub
      And the app mails sign-in links instead of asking for passwords
      And providers open in windows
      And Ada has an account that signs in by email link
      And she has opened "/"
      And she has signed in with "GitHub", which has not verified her email and knows her by a name of 5000 letters
      And she comes to "You already have an account"
      When she chooses "Sign In"
      Then she comes to "Sign-in email sent"
      And her browser stores something called "doorstep:pendingEncryptedCredential"
      And nothing that her browser stores contains "signInMethod"

  @ours.no-secrets-kept
  Rule: The browser keeps no password, and no code of a mailed link once the link is accepted or refused
    The code of a mailed link is its part "oobCode". The page needs the code until the service has accepted or refused
    the link; after that, the browser does not keep it. "Sign-in email sent" says that a link that signs in was mailed.
    The tick "Signed in!" covers the screen for one second. Until the tick has gone, nobody is signed in by the link.

    Source: ours

    @45-9
    Scenario: A password is kept neither before nor after the sign-in
      Given Ada has an account with the password "difference engine"
      And she has come to "Sign in"
      When she signs in with the password "difference engine"
      Then she reads "You are logged in."
      And nothing that her browser stores contains "difference engine"

    @45-12
    Scenario: The code of a mailed link is not kept while a tick shows that the link is accepted
      Given the app mails sign-in links instead of asking for passwords
      And Grace has come to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"
      And nothing that her browser stores contains "oobCode"

    @45-10
    Scenario: The code of a mailed link is not kept once the visitor is signed in
      Given the app mails sign-in links instead of asking for passwords
      And Grace has come to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      When 1 second passes
      Then she reads "You are logged in."
      And nothing that her browser stores contains "oobCode"

    @45-16
    Scenario: The code of a mailed link that the service refuses is not kept
      Given the app mails sign-in links instead of asking for passwords
      When Grace opens a made-up link to sign in
      Then she sees the message "The action code is invalid. This can happen if the code is malformed, expired, or has already been used."
      And nothing that her browser stores contains "oobCode"

  @ours.password-managers
  Rule: A form that asks only for a password tells a password manager whose password it is
    The email is on such a screen as text, but not in a field. Without it, a password manager could not tell which
    password to fill in, or to save. "Reset your password" follows the link of a reset mail. On "You already have an
    account (connect to a password)", Ada proves with her password that the account is hers.

    Source: ours

    @45-21
    Scenario: "Reset your password" tells a password manager Ada's email
      Given Ada has an account
      And she has been sent a reset mail
      When she opens the link in her mail
      Then she comes to "Reset your password"
      And a password manager recognises "ada@example.com" as the email of the form

    @45-22
    Scenario: "You already have an account" tells a password manager Ada's email
      When Ada comes to the screen "You already have an account (connect to a password)"
      Then a password manager recognises "ada@example.com" as the email of the form

  @ours.no-third-party
  Rule: Until the visitor does something, the page sends requests only to its own site
    No other company then learns that she has opened the page. One Tap is an exception: if the developer turns it on,
    the page asks Google as soon as it shows the sign-in options. "Sign in" is the title of the list that an app with
    several sign-in options shows first. An app that offers only email shows "Sign in with email" first.

    Source: ours

    @45-11
    @isolated
    Scenario Outline: The first page of an app that offers <options> sends requests only to its own site
      Given the app offers <options>
      When Grace opens "/"
      Then she reads "<title>"
      And the page has sent requests only to its own site

      Examples:
        | options                    | title              |
        | email                      | Sign in with email |
        | email and Google           | Sign in            |
        | email and phone and GitHub | Sign in            |
