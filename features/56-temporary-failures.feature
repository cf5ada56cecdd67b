Feature: Temporary failures of the network and the service
  The network breaks, or the service answers with an error that passes by itself. The visitor reads what has happened,
  keeps her place, and can try again. "Error encountered" is the title of the screen that says so. "You are logged in."
  is the home page of a visitor who is signed in. "Nobody is signed in to the app" means that the app knows no user. To
  complete a screen is to enter correctly what it asks for, and submit it.

  @ours.transient-fault
  Rule: A fault of the network or the service does not lose the mailed link
    The service first checks the mailed link, and then signs the visitor in. Either can fail; in each example only the
    named requests fail, so a later one succeeds. A link that has not signed in still works, so "Retry" uses it again,
    and after "Cancel", the visitor can follow it again. On another device, which does not know for which email the link
    was asked, "Confirm email" asks for the email first. The tick "Signed in!" covers the screen for one second, and
    then the visitor is signed in. "Too many attempts" means that the service refuses further requests of this device
    for some time, "exceeded quota" that the app has sent more requests than the service allows, "internal failure" that
    something went wrong at the service, and "unknown error" that the service gives no reason that the app knows.

    Source: ours

    Background:
      Given the app offers email
      And the app mails sign-in links instead of asking for passwords

    @56-1
    Scenario Outline: Grace reads why the service could not <operation>, and can try again: <reason>
      Given Grace has come to "Sign-in email sent"
      And the next request to <operation> will fail: <reason>
      When she follows the link in her mail
      Then she comes to "Error encountered"
      And she reads "<words>"
      And she can choose:
        | Cancel | Retry |
      And the focus is on "Retry"
      And nobody is signed in to the app

      Examples:
        | operation                    | reason            | words                                                                                   |
        | check the mailed link        | broken connection | A network error has occurred                                                            |
        | check the mailed link        | too many attempts | We have blocked all requests from this device due to unusual activity. Try again later. |
        | check the mailed link        | unknown error     | Something went wrong. Please try again.                                                 |
        | sign in with the mailed link | broken connection | A network error has occurred                                                            |
        | sign in with the mailed link | too many attempts | We have blocked all requests from this device due to unusual activity. Try again later. |
        | sign in with the mailed link | exceeded quota    | The quota for this operation has been exceeded. Try again later.                        |
        | sign in with the mailed link | internal failure  | Internal server error.                                                                  |
        | sign in with the mailed link | unknown error     | Something went wrong. Please try again.                                                 |

    @56-2
    Scenario Outline: "Retry" signs Grace in after the service could not <operation>
      Given Grace has come to "Sign-in email sent"
      And the next request to <operation> will fail: broken connection
      And she has followed the link in her mail
      And she comes to "Error encountered"
      When she chooses "Retry"
      Then she sees a tick and "Signed in!"

      Examples:
        | operation                    |
        | check the mailed link        |
        | sign in with the mailed link |

    @56-3
    Scenario: "Retry" after two faults in a row signs Grace in
      Given Grace has come to "Sign-in email sent"
      And the next 2 requests to sign in with the mailed link will fail: broken connection
      And she has followed the link in her mail
      And she comes to "Error encountered"
      And she has chosen "Retry"
      And she comes to "Error encountered"
      When she chooses "Retry"
      Then she sees a tick and "Signed in!"
      And the service has received 3 requests to sign in with the mailed link
      And the service has received 1 request to check the mailed link

    @56-4
    Scenario: On another device, "Retry" signs in with the email that Grace has confirmed there
      Given Grace has come to "Confirm email"
      And the next request to sign in with the mailed link will fail: broken connection
      And she has continued with the email "grace@example.com"
      And she comes to "Error encountered"
      When she chooses "Retry"
      Then she sees a tick and "Signed in!"

    @56-5
    Scenario: "Cancel" leads to "Sign in with email", where Grace's email is filled in
      Given Grace has come to "Sign-in email sent"
      And the next request to sign in with the mailed link will fail: broken connection
      And she has followed the link in her mail
      And she comes to "Error encountered"
      When she chooses "Cancel"
      Then she comes to "Sign in with email"
      And the field "Email" contains "grace@example.com"
      And she sees no message

    @56-6
    Scenario: After "Cancel", the link in the mail still signs Grace in
      Given Grace has come to "Sign-in email sent"
      And the next request to sign in with the mailed link will fail: broken connection
      And she has followed the link in her mail
      And she comes to "Error encountered"
      And she has chosen "Cancel"
      And she comes to "Sign in with email"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"

  @ours.transient-fault
  Rule: A fault of the network or the service does not lose the provider that is being connected
    Ada has signed in with GitHub, which has not verified her email. There is already an account with this email, so the
    app asks the service how it signs in. On "You already have an account", she then proves that the account is hers, by
    her password "analytical engine 1", by Google, or by a mailed link, which "Sign In" sends, and the service connects
    GitHub. Each of these requests can fail; in each example only the named ones fail, so a later one succeeds. Her
    browser keeps the sign-in with GitHub as "pendingEmailCredential" until it is connected, or until she chooses
    "Cancel". "Too many attempts" means that the service refuses further requests of this device for some time,
    "internal failure" and "unknown error" that something went wrong at the service, and "expired sign-in" that the
    proof of her sign-in is too old.

    Source: ours

    Background:
      Given the app offers email and Google and GitHub
      And providers open in windows

    @56-7
    Scenario Outline: Ada reads why the service could not connect GitHub, and can try again: <reason>
      Given Ada has an account
      And the next request to connect a provider to the account will fail: <reason>
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      When she signs in with the password "analytical engine 1"
      Then she comes to "Error encountered"
      And she reads "<words>"
      And she can choose:
        | Cancel | Retry |
      And the focus is on "Retry"
      And nobody is signed in to the app

      Examples:
        | reason            | words                                                                                   |
        | broken connection | A network error has occurred                                                            |
        | too many attempts | We have blocked all requests from this device due to unusual activity. Try again later. |
        | internal failure  | Internal server error.                                                                  |
        | unknown error     | Something went wrong. Please try again.                                                 |

    @56-8
    Scenario: "Retry" connects GitHub and signs Ada in after her password
      Given Ada has an account
      And the next 2 requests to connect a provider to the account will fail: broken connection
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has submitted:
        | Password | analytical engine 1 |
      And she comes to "Error encountered"
      And she has chosen "Retry"
      And she comes to "Error encountered"
      When she chooses "Retry"
      Then she reads "You are logged in."
      And Ada's account signs in by password and GitHub
      And "ada@example.com" is signed in to the app

    @56-9
    Scenario: "Retry" connects GitHub and signs Ada in after Google
      Given Ada has an account that signs in by Google
      And the next request to connect a provider to the account will fail: broken connection
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign in with Google"
      And she has signed in at the provider
      And she comes to "Error encountered"
      When she chooses "Retry"
      Then she reads "You are logged in."
      And Ada's account signs in by Google and GitHub

    @56-10
    Scenario: "Retry" connects GitHub and signs Ada in after the mailed link
      Given the app mails sign-in links instead of asking for passwords
      And Ada has an account that signs in by email link
      And the next request to connect a provider to the account will fail: broken connection
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign In"
      And she comes to "Sign-in email sent"
      And she has followed the link in her mail
      And she comes to "Error encountered"
      When she chooses "Retry"
      Then she sees a tick and "Signed in!"
      And Ada's account is connected with "GitHub"

    @56-11
    Scenario: "Retry" connects GitHub if the mailed link itself could not sign Ada in at first
      Given the app mails sign-in links instead of asking for passwords
      And Ada has an account that signs in by email link
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has chosen "Sign In"
      And she comes to "Sign-in email sent"
      And the next request to sign in with the mailed link will fail: too many attempts
      And she has followed the link in her mail
      And she comes to "Error encountered"
      When she chooses "Retry"
      Then she sees a tick and "Signed in!"
      And Ada's account is connected with "GitHub"

    @56-12
    Scenario: "Retry" asks again how Ada's account signs in, and she can connect GitHub
      Given Ada has an account
      And the next request to find out how the email signs in will fail: broken connection
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she comes to "Error encountered"
      And she has chosen "Retry"
      And she comes to "You already have an account"
      When she signs in with the password "analytical engine 1"
      Then she reads "You are logged in."
      And Ada's account signs in by password and GitHub

    @56-13
    Scenario: If the sign-in mail cannot be sent because of too many attempts, Ada stays and can send it again
      Given the app mails sign-in links instead of asking for passwords
      And Ada has an account that signs in by email link
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And the next request to send a sign-in mail will fail: too many attempts
      And she has chosen "Sign In"
      And she sees the message "We have blocked all requests from this device due to unusual activity. Try again later."
      When she chooses "Sign In"
      Then she comes to "Sign-in email sent"

    @56-14
    Scenario: Ada stays on "You already have an account" if Google cannot sign her in because of an unknown error
      Given Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she comes to "You already have an account"
      And the next request to sign in with a provider will fail: unknown error
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she sees the message "Something went wrong. Please try again."
      And she is still on "You already have an account"
      And something that her browser stores contains "pendingEmailCredential"

    @56-15
    Scenario: Ada comes back from Google in place of the page to "You already have an account" if the connection breaks
      Given providers open in place of the page
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she comes to "You already have an account"
      And the next request to sign in with a provider will fail: broken connection
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she comes to "You already have an account"
      And she sees the message "A network error has occurred"
      And she can choose:
        | Dismiss | Sign in with Google | Cancel |

    @56-16
    Scenario: Ada, whose sign-in has expired before GitHub is connected, signs in again, and GitHub is connected
      Given Ada has an account
      And the next request to connect a provider to the account will fail: expired sign-in
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has submitted:
        | Password | analytical engine 1 |
      And she sees the message "Please login again to perform this operation"
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she signs in with the password "analytical engine 1"
      Then she reads "You are logged in."
      And Ada's account signs in by password and GitHub

    @56-17
    Scenario: On "Cancel", Ada comes to the sign-in options, and her browser forgets the sign-in with GitHub
      Given Ada has an account
      And the next request to connect a provider to the account will fail: broken connection
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And she has submitted:
        | Password | analytical engine 1 |
      And she comes to "Error encountered"
      And something that her browser stores contains "pendingEmailCredential"
      When she chooses "Cancel"
      Then she can choose:
        | Sign in with email | Sign in with Google | Sign in with GitHub |
      And nothing that her browser stores contains "pendingEmailCredential"
      And nobody is signed in to the app

  @ours.sign-in-again
  Rule: A visitor whose sign-in expires before her name is saved signs in again, and her name is saved
    First the service creates the account and signs the visitor in; then, with this sign-in, the app has it save the
    name. "Expired sign-in" means that the proof of her sign-in has become too old between the two. She then comes to
    "Sign in", where her email is filled in, and enters the password that she has chosen. If she enters the email and
    password of an account that existed before, here that of "ada@example.com", she is signed in to that one, and the
    new name is not saved there. "A guess" is a wrong password.

    Source: ours

    Background:
      Given Grace has come to "Create account"

    @56-18
    Scenario: Grace, whose sign-in has expired, enters her password, and her name is saved
      Given the next request to save the name will fail: expired sign-in
      And she has submitted:
        | First & last name | Grace Hopper  |
        | Choose password   | compiler 1952 |
      And she comes to "Sign in"
      When she signs in with the password "compiler 1952"
      Then she reads "You are logged in."
      And Grace's account is named "Grace Hopper"

    @56-19
    Scenario: Grace, whose sign-in has expired, enters a wrong password first, and her name is saved nevertheless
      Given the next request to save the name will fail: expired sign-in
      And she has submitted:
        | First & last name | Grace Hopper  |
        | Choose password   | compiler 1952 |
      And she comes to "Sign in"
      And she has submitted:
        | Password | a guess |
      And she sees the message "The email and password you entered don't match" under "Password"
      When she signs in with the password "compiler 1952"
      Then she reads "You are logged in."
      And Grace's account is named "Grace Hopper"

    @56-39
    Scenario: If Grace signs in to an account that existed before instead of her new one, her name is not saved there
      Given Ada has an account
      And the next request to save the name will fail: expired sign-in
      And Grace has completed "Create account"
      And she comes to "Sign in"
      When she submits:
        | Email    | ada@example.com     |
        | Password | analytical engine 1 |
      Then "ada@example.com" is signed in to the app
      And Ada's account has no name

  @ours.sign-in-again
  Rule: The app learns that an account is new, although the visitor has signed in to it twice
    "Expired sign-in" means that the proof of her sign-in has become too old after the service has created the account,
    and before it has saved her name. She then enters her password on "Sign in". The callback
    "signInSuccessWithAuthResult" is a function of the app that is told of a sign-in; here, it lets the widget lead on
    to the home page. The answer "yes" to "new user" says that the account is new, and "none" that there is nothing to
    tell.

    Source: ours

    @56-38
    Scenario: The app learns that the account of Grace, whose sign-in has expired, is new
      Given the callback "signInSuccessWithAuthResult" lets the visitor go on
      And Grace has come to "Create account"
      And the next request to save the name will fail: expired sign-in
      And she has completed "Create account"
      And she comes to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."
      And the app is told by "signInSuccessWithAuthResult":
        | user       | grace@example.com |
        | credential | none              |
        | operation  | signIn            |
        | new user   | yes               |
        | provider   | password          |
        | target     | none              |

  @ours.unreadable-answer
  Rule: If the app cannot read an answer, the visitor reads a message and stays on the screen
    A proxy between the app and the service can put a page of its own in place of the answer, or cut the answer off: the
    visitor reads that a network error has occurred. The service itself can leave out what the app needs, such as the
    key for an authenticator app or the list of second factors: she reads that something went wrong. She stays on the
    screen, and what she has entered is still there. Only the next request is answered in this way. The page for adding
    a second factor is titled "Add a second step". An authenticator app is a program on the visitor's phone that shows
    codes.

    Source: ours

    @56-20
    Scenario Outline: On "Sign in", Ada reads what went wrong, and keeps what she has entered: <answer>
      Given Ada has an account
      And she has come to "Sign in"
      And the next request to sign in with the password will fail: <answer>
      When she signs in with the password "analytical engine 1"
      Then she sees the message "<words>"
      And she is still on "Sign in"
      And the field "Email" contains "ada@example.com"
      And the field "Password" contains "analytical engine 1"

      Examples:
        | answer                                   | words                                   |
        | web page instead of an answer            | A network error has occurred            |
        | answer that ends too early               | A network error has occurred            |
        | empty answer                             | A network error has occurred            |
        | answer without data                      | Something went wrong. Please try again. |
        | answer that is no list of second factors | Something went wrong. Please try again. |
        | answer without second factors            | Something went wrong. Please try again. |

    @56-21
    Scenario: After an answer without data, "Sign In" signs Ada in
      Given Ada has an account
      And she has come to "Sign in"
      And the next request to sign in with the password will fail: answer without data
      And she has completed "Sign in"
      And she sees the message "Something went wrong. Please try again."
      When she chooses "Sign In"
      Then she reads "You are logged in."

    @56-22
    Scenario Outline: Ada reads what went wrong if the service sends no key for her authenticator app: <answer>
      Given Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      And the next request to add the second factor will fail: <answer>
      When she chooses "Authenticator app"
      Then she sees the message "Something went wrong. Please try again."
      And she comes to "Add a second step"
      And she can choose:
        | Dismiss | Text message | Authenticator app | Cancel |

      Examples:
        | answer               |
        | answer without a key |
        | answer without data  |

    @56-23
    Scenario: Grace reads what went wrong if the service does not say to which text message her code will belong
      Given phone is the only sign-in option
      And Grace has come to "Enter your phone number"
      And the next request to send a text message will fail: answer without data
      When she completes "Enter your phone number"
      Then she sees the message "Something went wrong. Please try again."
      And she comes to "Enter your phone number"

    @56-24
    Scenario: Grace keeps the mailed link if a web page comes in place of the answer
      Given the app mails sign-in links instead of asking for passwords
      And Grace has come to "Sign-in email sent"
      And the next request to sign in with the mailed link will fail: web page instead of an answer
      And she has followed the link in her mail
      And she comes to "Error encountered"
      And she reads "A network error has occurred"
      When she chooses "Retry"
      Then she sees a tick and "Signed in!"

  @ours.lost-answer
  Rule: If the service has done what was asked but its answer was lost, the visitor who tries again sees no error
    A broken connection can lose the service's answer after the service has done what it was asked. When the visitor
    tries again, the service refuses, because the code has been used; she goes on as if the answer had come. If a
    request reaches the service twice, the first answer is lost in the same way, and she does not even have to try
    again. Ada's mails have links to verify or change her email; or, after somebody has changed her email or added a
    phone as second step to her account, to undo this. In other scenarios, she has signed in with GitHub, which has not
    verified her email, and proves by her password that the account with this email is hers. A sign-in link is an
    exception: the proof of the sign-in was lost with the first answer, so Grace has to ask for another link; her email
    is filled in already.

    Source: ours

    @56-31
    Scenario Outline: After the answer about the link in a mail <business> was lost, "Retry" shows Ada that the link has worked
      Given Ada has an account
      And she has been sent a mail <business>
      And the answer to the next request to carry out the mailed link will be lost
      And she has opened the link in her mail
      And she comes to "Error encountered"
      When she chooses "Retry"
      Then she comes to "<screen>"

      Examples:
        | business                                               | screen                                   |
        | to verify her email                                    | Your email has been verified             |
        | to change her email to "lovelace@example.com"          | Your email has been verified and changed |
        | that her email was changed to "mallory@example.com"    | Updated email address                    |
        | that the phone "+16505550101" was added to her account | Removed second factor                    |

    @56-33
    Scenario: Ada, to whom the answer about GitHub did not come, chooses "Retry" and is signed in
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And the answer to the next request to connect a provider to the account will be lost
      And she has submitted:
        | Password | analytical engine 1 |
      And she comes to "Error encountered"
      When she chooses "Retry"
      Then she reads "You are logged in."
      And Ada's account signs in by password and GitHub

    @56-34
    Scenario: Grace, whose sign-in link reaches the service twice, can ask for another link at once
      Given the app mails sign-in links instead of asking for passwords
      And Grace has come to "Sign-in email sent"
      And the next request to sign in with the mailed link will reach the service twice
      And she has followed the link in her mail
      And she comes to "Sign in with email"
      And the field "Email" contains "grace@example.com"
      When she chooses "Next"
      Then she comes to "Sign-in email sent"

    @56-40
    Scenario: Ada, whose request to connect GitHub reaches the service twice, is signed in
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And the next request to connect a provider to the account will reach the service twice
      When she submits:
        | Password | analytical engine 1 |
      Then she reads "You are logged in."
      And Ada's account signs in by password and GitHub

  @ours.give-up
  Rule: A visitor who stops waiting for a mailed link or for a provider to be connected loses nothing
    Where the service does not answer for 10 seconds, the visitor can choose "Stop waiting". The result is the same as
    after a broken connection: the link and the sign-in with the provider are kept, and "Retry" tries again. Where "the
    service has answered", it has carried out the requests that it has delayed, unless a step says that they fail,
    although the visitor no longer waits for them. Ada has signed in with GitHub, which has not verified her email, and
    proves by her password that the account with this email is hers.

    Source: ours

    @56-35
    Scenario: Grace stops waiting while her mailed link is checked, and "Retry" signs her in
      Given the app mails sign-in links instead of asking for passwords
      And Grace has come to "Sign-in email sent"
      And the service delays its answer to every request to check the mailed link
      And she has followed the link in her mail
      And 10 seconds have passed
      And she has chosen "Stop waiting"
      And she comes to "Error encountered"
      And she reads "A network error has occurred"
      And the service has answered
      When she chooses "Retry"
      Then she sees a tick and "Signed in!"

    @56-36
    Scenario: Grace stops waiting for a sign-in by link that fails because the connection breaks, and "Retry" signs her in
      Given the app mails sign-in links instead of asking for passwords
      And Grace has come to "Sign-in email sent"
      And the service delays its answer to every request to sign in with the mailed link
      And the next request to sign in with the mailed link will fail: broken connection
      And she has followed the link in her mail
      And 10 seconds have passed
      And she has chosen "Stop waiting"
      And she comes to "Error encountered"
      And the service has answered
      When she chooses "Retry"
      Then she sees a tick and "Signed in!"

    @56-37
    Scenario: Ada stops waiting while GitHub is connected, and "Retry" signs her in
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      And the service delays its answer to every request to connect a provider to the account
      And she has submitted:
        | Password | analytical engine 1 |
      And 10 seconds have passed
      And she has chosen "Stop waiting"
      And she comes to "Error encountered"
      And the service has answered
      When she chooses "Retry"
      Then she reads "You are logged in."
      And Ada's account signs in by password and GitHub
