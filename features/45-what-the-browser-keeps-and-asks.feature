Feature: What the browser keeps and asks
  A visitor leaves as few traces as a sign-in needs, and no company learns of her visit before she does something.

  @ours.kept-data
  Rule: The browser keeps only what a sign-in needs, and forgets it when it is no longer needed
    Source: ours
    "This tab" forgets when the tab is closed; "a cookie" forgets after an hour.

    @45-1
    @isolated
    Scenario: Before a visitor does anything, her browser keeps nothing
      When Grace opens "/"
      Then she comes to "Sign in with email"
      And her browser keeps nothing

    @45-2
    @isolated
    Scenario: Entering an email and a name keeps nothing
      Given Grace has come to "Create account"
      When she types "Grace" into "First & last name"
      Then her browser keeps nothing

    @45-3
    @isolated
    Scenario: A signed-in visitor's tab keeps who she is
      Given Ada has an account
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."
      And her browser keeps only:
        | what             | where    |
        | who is signed in | this tab |

    @45-4
    @isolated
    Scenario: Signing out forgets who she was
      Given Ada is signed in at "/"
      When she chooses "Sign-out"
      Then she comes to "Sign in with email"
      And her browser keeps nothing

    @45-5
    @isolated
    Scenario: A page that asked for the sign-in is remembered until then
      When Grace opens "/?signInSuccessUrl=/cummies"
      Then she comes to "Sign in with email"
      And her browser keeps only:
        | what                | where    |
        | where success leads | this tab |

    @45-6
    @isolated
    Scenario: A page that asked for the sign-in is forgotten afterwards
      Given Ada has an account
      And she has come to "Sign in" from "/?signInSuccessUrl=/cummies"
      When she completes "Sign in"
      Then she reads "cummies"
      And her browser keeps only:
        | what             | where    |
        | who is signed in | this tab |

    @45-7
    @isolated
    Scenario: A visitor who has asked for a link keeps its email in a cookie
      Given the app mails sign-in links instead of asking for passwords
      When Grace has come to "Sign-in email sent"
      Then her browser keeps only:
        | what                  | where    |
        | the email of the link | a cookie |

    @45-8
    @isolated
    Scenario: A link that has been used leaves only who is signed in
      Given the app mails sign-in links instead of asking for passwords
      And Grace has come to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      When 1 second passes
      Then she reads "You are logged in."
      And her browser keeps only:
        | what             | where    |
        | who is signed in | this tab |

  @ours.no-secrets-kept
  Rule: The browser keeps no password and no code in readable form
    Source: ours

    @45-9
    Scenario: A password is not kept, neither before nor after the sign-in
      Given Ada has an account with the password "difference engine"
      And she has come to "Sign in"
      When she signs in with the password "difference engine"
      Then she reads "You are logged in."
      And nothing that her browser stores contains "difference engine"

    @45-10
    Scenario: The code of a mailed link is not kept once it has been used
      Given the app mails sign-in links instead of asking for passwords
      And Grace has come to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      When 1 second passes
      Then she reads "You are logged in."
      And nothing that her browser stores contains "oobCode"

  @ours.no-third-party
  Rule: Until the visitor does something, the page sends requests only to its own site
    Source: ours
    One Tap is an exception: a developer who configures it has Google asked as soon as the list is shown.

    @45-11
    @isolated
    Scenario Outline: The first page, if the app offers <options>
      Given the app offers <options>
      When Grace opens "/"
      Then she comes to "<title>"
      And the page has sent requests only to its own site

      Examples:
        | options                    | title              |
        | email                      | Sign in with email |
        | email and Google           | Sign in            |
        | email and phone and GitHub | Sign in            |
