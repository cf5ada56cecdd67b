Feature: Signing in by a link
  The link in the mail signs the visitor in at once where it was asked for, and asks who they are elsewhere.

  Background:
    Given the app mails sign-in links instead of asking for passwords

  @provider.email-link
  Rule: A visitor can sign in with a link sent by email
    Source: spec §3; reference §2.3, T76, T83

    @21-1
    @journey
    Scenario: From the door to the page and out again
      Given Grace has opened "/"
      And she has continued with the email "grace@example.com"
      And she comes to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      When 1 second passes
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      When she chooses "Sign-out"
      Then she comes to "Sign in with email"

    @21-2
    Scenario: A new visitor has an account then
      Given Grace has come to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"
      And there is an account for "grace@example.com"

    @21-3
    Scenario: A visitor with an account comes into it
      Given the callback "signInSuccessWithAuthResult" returns true
      And Ada has an account that signs in by email link
      And she has come to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      When 1 second passes
      Then she reads "You are logged in."
      And the callback "signInSuccessWithAuthResult" has received:
        | user       | ada@example.com |
        | credential | none            |
        | operation  | signIn          |
        | new user   | no              |
        | provider   | password        |
        | target     | none            |

    @21-4
    Scenario: A success leads where the developer said
      Given the developer has set "signInSuccessUrl" to "/cummies"
      And Grace has come to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      When 1 second passes
      Then the address is "/cummies"

  @mode.sign-in
  Rule: Mode "signIn" completes a sign-in by email link
    Source: spec §2; reference §5.2, T9, T75, Q31

    @21-5
    Scenario: The link is opened where it was asked for
      Given Grace has come to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"

    @21-6
    Scenario: The code does not stay in the address
      Given Grace has come to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"
      And the address is "/"

    @21-7
    Scenario: Neither does it where the link has to be confirmed
      Given Grace has come to "Sign-in email sent" from "/cummies"
      When she opens the link in her mail on another device
      Then she comes to "Confirm email"
      And the address is "/cummies"

    @21-8
    Scenario: Somebody who is signed in comes into the account of the link
      Given Ada is signed in at "/Login"
      And Grace has continued with the email "grace@example.com"
      And she comes to "Sign-in email sent"
      And she has followed the link in her mail
      And she has chosen "Continue"
      And she sees a tick and "Signed in!"
      When 1 second passes
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app

    @21-9
    Scenario: Somebody who is signed in is at the place to sign in, whichever path the link leads to
      Given Ada is signed in at "/Login"
      And Grace has continued with the email "grace@example.com"
      And she comes to "Sign-in email sent"
      And she has followed the link in her mail with "/Login?" replaced by "/?"
      When she chooses "Continue"
      Then she sees a tick and "Signed in!"
      And the address is "/Login"

    @21-10
    Scenario: Somebody who is signed in by this link stays so when she opens it again
      Given Grace has come to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      And 1 second has passed
      And she reads "You are logged in."
      When she follows the link in her mail
      Then she comes to "Error encountered"
      And she reads "The action code is invalid. This can happen if the code is malformed, expired, or has already been used."
      And she reads "You are still signed in."
      And the address is "/Login"
      And she can choose:
        | Continue |

    @21-11
    Scenario: From there she goes on
      Given Grace is signed in at "/"
      And she has followed a made-up link to sign in
      And she comes to "Error encountered"
      When she chooses "Continue"
      Then she reads "You are logged in."
      And the address is "/"
      And "grace@example.com" is signed in to the app

    @21-12
    Scenario: What else the address says stays there
      Given Grace has come to "Sign-in email sent"
      When she follows the link in her mail with "lang=en" replaced by "from=mail"
      Then she sees a tick and "Signed in!"
      And the address is "/?from=mail"

    @21-13
    Scenario: A project whose mails lead to the app itself: where the link leads to is inside it
      Given Grace has come to "Sign-in email sent"
      When she follows the link in her mail, which carries the sign-in link inside its continue link
      Then she sees a tick and "Signed in!"
      And the address is "/Login"

    @21-14
    Scenario: What is inside does not stay in the address either
      Given Grace has come to "Sign-in email sent"
      And Grace's browser has forgotten the cookie "emailForSignIn"
      When she follows the link in her mail, which carries the sign-in link inside its continue link
      Then she comes to "Confirm email"
      And the address is "/Login"

    @21-15
    Scenario: A device that did not ask for the link is told so by what is inside
      Given sign-in links work only on the device that asked for them
      And Grace has come to "Sign-in email sent"
      And Grace's browser has forgotten the cookie "emailForSignIn"
      When she follows the link in her mail, which carries the sign-in link inside its continue link
      Then she comes to "New device or browser detected"

    @21-16
    Scenario: Capitals make no difference
      Given Grace has come to "Sign-in email sent"
      When she follows the link in her mail with "mode=signIn" replaced by "mode=signin"
      Then she sees a tick and "Signed in!"
      And the address is "/"

    @21-17
    Scenario: The developer may have the link lead to another page
      Given sign-in links lead to "/Login?from=mail"
      And Grace has come to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"
      And the address is "/Login?from=mail"

    @21-18
    Scenario Outline: No code to go by: "<address>"
      When Grace opens "<address>"
      Then she comes to "Sign in with email"
      And she sees the message "The action code is invalid. This can happen if the code is malformed, expired, or has already been used."
      And the address is "/"
      And the service has received no link check request

      Examples:
        | address               |
        | /?mode=signIn         |
        | /?mode=signIn&oobCode |

    @21-19
    Scenario: Where there are several ways in, they are offered when the link is no good
      Given the developer has set "signInOptions[1].provider" to "anonymous"
      When Grace opens a made-up link to sign in
      Then she sees the message "The action code is invalid. This can happen if the code is malformed, expired, or has already been used."
      And she can choose:
        | Dismiss | Sign in with email | Continue as guest |

  @call.email-link
  Rule: The service is asked whether the link holds, and then to sign in with it, once
    Source: spec §7; reference §2.3, T76, T86, Q16, Q46

    @21-20
    Scenario: One question each
      Given Grace has come to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"
      And the service has received 1 link check request
      And the service has received 1 email-link sign-in request

    @21-21
    Scenario: An account with a second factor is asked for it
      Given Ada has an account that signs in by email link, with the phone "+16505550101" as second factor
      And she has come to "Sign-in email sent"
      When she follows the link in her mail
      Then she comes to "Verify it’s you"
      And nobody is signed in to the app

    @21-22
    Scenario: She is kept waiting while the service signs her in
      Given Grace has come to "Sign-in email sent"
      And the service delays its answer to every email-link sign-in request
      When she follows the link in her mail
      Then she sees the progress message "Signing in..."

    @21-23
    Scenario Outline: <time> after the link is opened <sight>
      Given Grace has come to "Sign-in email sent"
      And the service delays its answer to every link check request
      And she has followed the link in her mail
      When <time> pass
      Then she sees <sight>

      Examples:
        | time             | sight              |
        | 499 milliseconds | an empty page      |
        | 500 milliseconds | the busy indicator |

    @21-24
    Scenario Outline: The service does not sign in: <reason>
      Given Grace has come to "Sign-in email sent"
      And the next email-link sign-in request will fail: <reason>
      When she follows the link in her mail
      Then she comes to "Sign in with email"
      And she sees the message "<words>"
      And the field "Email" contains "grace@example.com"
      And nobody is signed in to the app

      Examples:
        | reason            | words                                                                                   |
        | broken connection | A network error has occurred                                                            |
        | disabled account  | The user account has been disabled by an administrator.                                 |
        | too many attempts | We have blocked all requests from this device due to unusual activity. Try again later. |
        | exceeded quota    | The quota for this operation has been exceeded. Try again later.                        |
        | unknown error     | Something went wrong. Please try again.                                                 |

    @21-25
    Scenario: The site's own sentence is told as it was written
      Given Grace has come to "Sign-in email sent"
      And the next email-link sign-in request will be rejected by the site's own rules: "Only members of the society may enter."
      When she follows the link in her mail
      Then she sees the message "Only members of the society may enter."

    @21-26
    Scenario Outline: The link cannot be checked: <reason>
      Given Grace has come to "Sign-in email sent"
      And the next link check request will fail: <reason>
      When she follows the link in her mail
      Then she comes to "Sign in with email"
      And she sees the message "<words>"
      And the service has received no email-link sign-in request

      Examples:
        | reason            | words                                   |
        | broken connection | A network error has occurred            |
        | unknown error     | Something went wrong. Please try again. |

    @21-27
    Scenario Outline: After a broken connection at a <operation> a reload tries the link again
      Given Grace has come to "Sign-in email sent"
      And the next <operation> request will fail: broken connection
      And she has followed the link in her mail
      And she sees the message "A network error has occurred"
      When she reloads the page
      Then she sees a tick and "Signed in!"

      Examples:
        | operation          |
        | link check         |
        | email-link sign-in |

  @error.expired-action-code
  Rule: A link that is too old is said to be
    Source: spec §8; reference §9.3, T75, T86

    @21-28
    Scenario: When it is checked
      Given Grace has come to "Sign-in email sent"
      And the code in Grace's mail has expired
      When she follows the link in her mail
      Then she comes to "Sign in with email"
      And she sees the message "This code has expired."

    @21-29
    Scenario: When it is used
      Given Grace has come to "Sign-in email sent"
      And the next email-link sign-in request will fail: expired code
      When she follows the link in her mail
      Then she comes to "Sign in with email"
      And she sees the message "This code has expired."

  @error.invalid-action-code
  Rule: A link that does not hold is said not to
    Source: spec §8; reference §9.3, T75, T86

    @21-30
    Scenario: It was used
      Given Grace has come to "Sign-in email sent"
      And the code in Grace's mail has been used
      When she follows the link in her mail
      Then she comes to "Sign in with email"
      And she sees the message "The action code is invalid. This can happen if the code is malformed, expired, or has already been used."
      And there is no account for "grace@example.com"

    @21-31
    Scenario: It was used meanwhile
      Given Grace has come to "Sign-in email sent"
      And the next email-link sign-in request will fail: used code
      When she follows the link in her mail
      Then she comes to "Sign in with email"
      And she sees the message "The action code is invalid. This can happen if the code is malformed, expired, or has already been used."

    @21-32
    Scenario: It was never sent
      When Grace opens a made-up link to sign in
      Then she comes to "Sign in with email"
      And she sees the message "The action code is invalid. This can happen if the code is malformed, expired, or has already been used."

    @21-33
    @journey
    Scenario: A link cannot be used twice
      Given Grace has come to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      And 1 second has passed
      And she reads "You are logged in."
      And she has chosen "Sign-out"
      And she comes to "Sign in with email"
      When she follows the link in her mail
      Then she comes to "Sign in with email"
      And she sees the message "The action code is invalid. This can happen if the code is malformed, expired, or has already been used."

  @screen.email-link-confirmation
  Rule: "Confirm email" asks for the address again where the link was not asked for
    Source: spec §2; reference §1.2 (11), T78, T79, T80, T81

    @21-34
    Scenario: What is there
      When Grace has come to "Confirm email"
      Then the page is titled "Confirm email – Doorstep"
      And she reads "Confirm your email to complete sign in"
      And she is asked for:
        | Email |
      And she can choose:
        | Cancel | Next |
      And the field "Email" contains ""
      And the focus is on "Email"
      And she sees no message

    @21-35
    Scenario: The small print has its links
      Given the app links to its terms of service and its privacy policy
      When Grace has come to "Confirm email"
      Then she can choose:
        | Cancel | Next | Terms of Service | Privacy Policy |

    @21-36
    Scenario Outline: "<typed>" does not go on
      Given Grace has come to "Confirm email"
      When she continues with the email "<typed>"
      Then she sees the message "<words>" under "Email"
      And the focus is on "Email"
      And the service has received no email-link sign-in request

      Examples:
        | typed  | words                                |
        |        | Enter your email address to continue |
        | grace@ | That email address isn't correct     |

    @21-37
    Scenario: Her email signs her in
      Given Grace has come to "Confirm email"
      When she continues with the email "grace@example.com"
      Then she sees a tick and "Signed in!"
      And there is an account for "grace@example.com"

    @21-38
    Scenario: It is not checked again
      Given Grace has come to "Confirm email"
      When she continues with the email "grace@example.com"
      Then she sees a tick and "Signed in!"
      And the service has received 1 link check request
      And the service has received 1 email-link sign-in request

    @21-39
    Scenario: A second after that she is in, on that device
      Given Grace has come to "Confirm email"
      And she has continued with the email "grace@example.com"
      And she sees a tick and "Signed in!"
      When 1 second passes
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app

    @21-40
    Scenario: A reload asks again
      Given Grace has come to "Confirm email"
      When she reloads the page
      Then she comes to "Confirm email"

    @21-41
    Scenario: "Cancel" leads to the beginning
      Given Grace has come to "Confirm email"
      When she chooses "Cancel"
      Then she comes to "Sign in with email"
      And there is no account for "grace@example.com"

    @21-42
    Scenario: After "Cancel" a reload does not ask again
      Given Grace has come to "Confirm email"
      And she has chosen "Cancel"
      And she comes to "Sign in with email"
      When she reloads the page
      Then she comes to "Sign in with email"

    @21-43
    Scenario: "Cancel" leads to the ways in where there are several
      Given the developer has set "signInOptions[1].provider" to "anonymous"
      And Grace has come to "Confirm email"
      When she chooses "Cancel"
      Then she can choose:
        | Sign in with email | Continue as guest |

    @21-44
    Scenario: "Cancel" leads to the phone where that has become the only way in
      Given Grace has come to "Sign-in email sent"
      And phone has become the only sign-in option
      And she has opened the link in her mail on another device
      And she comes to "Confirm email"
      When she chooses "Cancel"
      Then she comes to "Enter your phone number"

    @21-45
    Scenario: It asks as well where another link was asked for
      Given Grace has come to "Sign-in email sent"
      When she follows the link in her mail, which a different browser asked for
      Then she comes to "Confirm email"

    @21-46
    Scenario: The link is checked before she is asked
      Given Grace has come to "Sign-in email sent"
      And the code in Grace's mail has expired
      When she opens the link in her mail on another device
      Then she comes to "Sign in with email"
      And she sees the message "This code has expired."

  @error.email-mismatch
  Rule: A link that was sent to another email is said to have been
    Source: spec §8; reference §9.1, T84

    @21-47
    Scenario: Another email
      Given Grace has come to "Confirm email"
      When she continues with the email "ada@example.com"
      Then she sees the message "The email provided does not match the current sign-in session."
      And she is still on "Confirm email"
      And the field "Email" contains "ada@example.com"
      And there is no account for "ada@example.com"

    @21-48
    Scenario: Her own email after another
      Given Grace has come to "Confirm email"
      And she has continued with the email "ada@example.com"
      And she sees the message "The email provided does not match the current sign-in session."
      When she continues with the email "grace@example.com"
      Then she sees a tick and "Signed in!"

  @screen.different-device-error
  Rule: "New device or browser detected" sends the visitor back to where they began
    Source: spec §2; reference §1.2 (12), T71, T73, T77, T87

    @21-49
    Scenario: What is there
      Given sign-in links work only on the device that asked for them
      And Grace has come to "Sign-in email sent"
      When she opens the link in her mail on another device
      Then she comes to "New device or browser detected"
      And the page is titled "New device or browser detected – Doorstep"
      And she reads "Try opening the link using the same device or browser where you started the sign-in process."
      And she can choose:
        | Dismiss |
      And the focus is on "Dismiss"
      And the service has received no link check request

    @21-50
    Scenario: "Dismiss" leads to the beginning
      Given sign-in links work only on the device that asked for them
      And Grace has come to "Sign-in email sent"
      And she has opened the link in her mail on another device
      And she comes to "New device or browser detected"
      When she chooses "Dismiss"
      Then she comes to "Sign in with email"

    @21-51
    Scenario: "Dismiss" leads to the phone where that has become the only way in
      Given sign-in links work only on the device that asked for them
      And Grace has come to "Sign-in email sent"
      And phone has become the only sign-in option
      And she has opened the link in her mail on another device
      And she comes to "New device or browser detected"
      When she chooses "Dismiss"
      Then she comes to "Enter your phone number"

    @21-52
    Scenario: The device that asked for it goes on
      Given sign-in links work only on the device that asked for them
      And Grace has come to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"

    @21-53
    Scenario: The device that asked for another does not
      Given sign-in links work only on the device that asked for them
      And Grace has come to "Sign-in email sent"
      When she follows the link in her mail, which a different browser asked for
      Then she comes to "New device or browser detected"

    @21-54
    Scenario Outline: Unless the developer wants it so, another device may go on: the setting is <setting>
      Given the developer has set "signInOptions[0].forceSameDevice" to <setting>
      And Grace has come to "Sign-in email sent"
      When she opens the link in her mail on another device
      Then she comes to "Confirm email"

      Examples:
        | setting |
        | false   |
        | nothing |

  @flow.success-icon
  Rule: A success by email link is shown for a second before the visitor is taken on
    Source: spec §4; reference §8, T83

    @21-55
    Scenario: At first
      Given Grace has come to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"
      And nobody is signed in to the app

    @21-56
    Scenario: Then
      Given Grace has come to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      When 1 second passes
      Then she reads "You are logged in."
      And she sees no tick and no progress message

  @limit.success-icon
  Rule: A success by email link is shown for 1000 milliseconds
    Source: spec §9; reference §8

    @21-57
    Scenario: 999 milliseconds after it
      Given Grace has come to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      When 999 milliseconds pass
      Then she sees a tick and "Signed in!"

    @21-58
    Scenario: 1000 milliseconds after it
      Given Grace has come to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      When 1000 milliseconds pass
      Then she reads "You are logged in."
