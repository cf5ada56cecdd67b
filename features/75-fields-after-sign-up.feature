Feature: Fields after a sign-in that has created an account
  The app can ask new visitors for more than the service knows about them (feature 66): it adds fields, and boxes to
  tick. A visitor who chooses a password fills them in on "Create account". For any other new visitor, the sign-in
  itself creates the account. She fills in the same fields on "Complete your account", before the app knows her. There,
  "Continue" completes the sign-in, and "Use another account" leads back to the beginning. "You are logged in." is the
  home page of a visitor who is signed in. A visitor who "is signed in to the app" is signed in for all its parts, not
  only for the sign-in form. The ticks "Signed in!" and "Verified!" cover the screen for one second each.

  Background:
    Given providers open in windows

  @ours.sign-up-details
  Rule: A new visitor who has not filled in "Create account" comes to "Complete your account"
    The screen names the account by its email, or else by its phone number, and says why it asks. In the tables, "kind"
    says whether a field is one to type in ("text") or a box to tick.

    Source: ours

    Background:
      Given the app asks new visitors for:
        | field                  | kind | required | link                           |
        | Company                | text | yes      |                                |
        | I agree to the [terms] | box  | yes      | https://doorstep.example/terms |

    @75-1
    Scenario: A new visitor who has signed in with Google comes to "Complete your account"
      Given the app offers email and Google
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she comes to "Complete your account"
      And the page is titled "Complete your account – Doorstep"
      And she reads "grace@example.com"
      And she reads "To finish signing in, complete this form."
      And she is asked for:
        | Company | I agree to the terms |
      And the focus is on "Company"
      And the box "I agree to the terms" is not ticked
      And she can choose:
        | terms | Continue | Use another account |
      And nobody is signed in to the app

    @75-2
    Scenario: A new visitor who has signed in with Google in place of the page comes to "Complete your account"
      Given providers open in place of the page
      And the app offers email and Google
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she comes to "Complete your account"
      And nobody is signed in to the app

    @75-3
    Scenario: A new visitor who has followed a mailed link comes to "Complete your account"
      Given the app mails sign-in links instead of asking for passwords
      And Grace has come to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      When 1 second passes
      Then she comes to "Complete your account"
      And she reads "grace@example.com"
      And nobody is signed in to the app

    @75-4
    Scenario: A new visitor who has signed in by phone comes to "Complete your account" and reads her phone number
      Given the app offers email and phone
      And Grace has come to "Verify your phone number"
      And she has entered the code from her text message
      And she sees a tick and "Verified!"
      When 1 second passes
      Then she comes to "Complete your account"
      And she reads "+16505550100"
      And nobody is signed in to the app

    @75-5
    Scenario: A new visitor who has accepted One Tap comes to "Complete your account"
      Given the app offers Google with One Tap
      And Google's script loads and answers
      And Grace has opened "/"
      When she accepts One Tap
      Then she comes to "Complete your account"
      And nobody is signed in to the app

    @75-6
    Scenario: The visitor is signed in when she has filled in the fields, and the app learns the values
      Given the app offers email and Google
      And Grace has opened the app and chosen Google
      And she has signed in at the provider
      And she comes to "Complete your account"
      And she has filled in "  Navy " as the "Company"
      And she has ticked "I agree to the terms"
      When she chooses "Continue"
      Then "grace@example.com" is signed in to the app
      And the app learns of the new account:
        | Company              | Navy |
        | I agree to the terms | yes  |

    @75-7
    Scenario: A field or a box that is missing shows a message, and the visitor is not signed in
      Given the app offers email and Google
      And Grace has opened the app and chosen Google
      And she has signed in at the provider
      And she comes to "Complete your account"
      When she chooses "Continue"
      Then she sees the messages under the fields:
        | Company              | Fill in this field        |
        | I agree to the terms | Tick this box to continue |
      And the focus is on "Company"
      And nobody is signed in to the app

    @75-72
    Scenario: The only field is a box, which has the focus
      Given the app asks new visitors for:
        | field                | kind | required |
        | I agree to the terms | box  | yes      |
      And the app offers email and Google
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she comes to "Complete your account"
      And the box "I agree to the terms" is not ticked
      And the focus is on "I agree to the terms"

    @75-8
    Scenario: A visitor who has an account is signed in at once, and the app learns no values
      Given the app offers email and Google
      And Ada has an account that signs in by Google
      And she has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And the app learns of no new account

    @75-9
    Scenario: A visitor who has filled in "Create account" is not asked again
      Given Grace has come to "Create account"
      And she has filled in:
        | First & last name | Grace Hopper        |
        | Company           | Navy                |
        | Choose password   | analytical engine 1 |
      And she has ticked "I agree to the terms"
      When she chooses "Save"
      Then she reads "You are logged in."
      And the app learns of the new account:
        | Company              | Navy |
        | I agree to the terms | yes  |

    @75-10
    Scenario: A visitor who continues as a guest is not asked
      Given the app offers email and guests
      And Grace has opened "/"
      When she chooses "Continue as guest"
      Then she reads "You are logged in."

    @75-11
    Scenario Outline: A new visitor is signed in at once if the developer has set "signUpFields" to <setting>
      Given the app offers email and Google
      And the developer has set "signUpFields" to <setting> instead
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."

      Examples:
        | setting       |
        | nothing       |
        | an empty list |

    @75-12
    Scenario: The page that the visitor asked for opens once she has filled in the fields
      Given the app offers email and Google
      And Grace has opened "/Login?signInSuccessUrl=/cummies"
      And she has chosen "Sign in with Google"
      And she has signed in at the provider
      And she comes to "Complete your account"
      And she has filled in "Navy" as the "Company"
      And she has ticked "I agree to the terms"
      When she chooses "Continue"
      Then the address is "/cummies"

    @75-13
    Scenario: A visitor who goes back and forward in her browser finds what she has typed, and the box unticked
      Given the app offers email and Google
      And Grace has opened the app and chosen Google
      And she has signed in at the provider
      And she comes to "Complete your account"
      And she has filled in "Navy" as the "Company"
      And she has ticked "I agree to the terms"
      And she has gone back in her browser
      And she can choose "Sign in with Google"
      When she goes forward in her browser
      Then she comes to "Complete your account"
      And the field "Company" contains "Navy"
      And the box "I agree to the terms" is not ticked

    @75-14
    Scenario: A visitor who has gone back and forward is signed in when she has filled in the fields
      Given the app offers email and Google
      And Grace has opened the app and chosen Google
      And she has signed in at the provider
      And she comes to "Complete your account"
      And she has filled in "Navy" as the "Company"
      And she has gone back in her browser
      And she can choose "Sign in with Google"
      And she has gone forward in her browser
      And she comes to "Complete your account"
      And she has ticked "I agree to the terms"
      When she chooses "Continue"
      Then "grace@example.com" is signed in to the app
      And the app learns of the new account:
        | Company              | Navy |
        | I agree to the terms | yes  |

    @75-15
    Scenario: The new member of an organisation fills in the fields of this organisation
      Given people of Initech and Globex sign in here
      And "Globex" asks new visitors for:
        | field | kind | required |
        | Floor | text | yes      |
      And Grace has opened "/"
      And she has chosen "Sign in to Globex"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she comes to "Complete your account"
      And she is asked for:
        | Floor |

  @ours.sign-up-details-order
  Rule: The fields come after closed sign-up, and before the verified email and the second factor
    If sign-up is closed, nobody new gets in, so nothing is asked. A mail and a second factor are of use only to a
    visitor who has agreed to what the app asks for. The developer has set that the email must be verified
    ("requireVerifiedEmail"), or that the account needs a second factor ("requireSecondFactor").

    Source: ours

    Background:
      Given the app asks new visitors for:
        | field   | kind | required |
        | Company | text | yes      |
      And the app offers Google and email

    @75-16
    Scenario: If sign-up is closed, a new visitor comes to "Not Authorized", and is asked for nothing
      Given sign-up is closed
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she comes to "Not Authorized"
      And the service has no account

    @75-17
    Scenario: A visitor whose email is not verified fills in the fields before a mail is sent
      Given the developer has set "requireVerifiedEmail" to true
      And Grace has opened "/"
      When she signs in with "Google", which has not verified her email
      Then she comes to "Complete your account"
      And no mail has been sent

    @75-18
    Scenario: "Continue" leads to "Verify your email" if the email is not verified
      Given the developer has set "requireVerifiedEmail" to true
      And Grace has opened "/"
      And she has signed in with "Google", which has not verified her email
      And she comes to "Complete your account"
      And she has filled in "Navy" as the "Company"
      When she chooses "Continue"
      Then she comes to "Verify your email"
      And nobody is signed in to the app

    @75-19
    Scenario: The app learns the values of "Complete your account" once the email is verified
      Given the developer has set "requireVerifiedEmail" to true
      And Grace has opened "/"
      And she has signed in with "Google", which has not verified her email
      And she comes to "Complete your account"
      And she has filled in "Navy" as the "Company"
      And she has chosen "Continue"
      And she comes to "Verify your email"
      And Grace's email has been verified on another device
      When she chooses "Continue"
      Then "grace@example.com" is signed in to the app
      And the app learns of the new account:
        | Company | Navy |

    @75-20
    Scenario: A visitor who reloads "Verify your email" and signs in again is asked for the fields again
      Given the developer has set "requireVerifiedEmail" to true
      And Grace has opened "/"
      And she has signed in with "Google", which has not verified her email
      And she comes to "Complete your account"
      And she has filled in "Navy" as the "Company"
      And she has chosen "Continue"
      And she comes to "Verify your email"
      And she has reloaded the page
      When she signs in with "Google", which has not verified her email
      Then she comes to "Complete your account"
      And the field "Company" contains ""

    @75-21
    Scenario: "Continue" leads to "Add a second step" if the account has no second factor
      Given the developer has set "requireSecondFactor" to true
      And Grace has opened the app and chosen Google
      And she has signed in at the provider
      And she comes to "Complete your account"
      And she has filled in "Navy" as the "Company"
      When she chooses "Continue"
      Then she comes to "Add a second step"
      And nobody is signed in to the app

    @75-64
    Scenario: A visitor who has filled in "Create account" and reloads "Verify your email" is asked for the fields again
      Given the developer has set "requireVerifiedEmail" to true
      And Grace has come to "Create account"
      And she has filled in "Navy" as the "Company"
      And she has completed "Create account"
      And she comes to "Verify your email"
      And Grace's email has been verified on another device
      And she has reloaded the page
      And she has chosen "Sign in with email"
      And she has continued with the email "grace@example.com"
      When she completes "Sign in"
      Then she comes to "Complete your account"
      And nobody is signed in to the app

  @ours.sign-up-details-check
  Rule: The app checks what the visitor has entered before she is signed in
    The check is a function of the app, "checkSignUp". It receives the values, and the email and the name if the account
    has them. It returns a message for each field that is wrong. "Complete your account" has no fields for the email and
    the name, so a message about them stands above the fields.

    Source: ours

    Background:
      Given the app asks new visitors for:
        | field   | kind | required |
        | Company | text | yes      |
      And the app offers Google and phone

    @75-22
    Scenario: The message of the check stands under its field on "Complete your account", and the visitor is not signed in
      Given the app accepts only the "Company" "Navy", and says otherwise: "We do not know this company."
      And Grace has opened the app and chosen Google
      And she has signed in at the provider
      And she comes to "Complete your account"
      And she has filled in "Army" as the "Company"
      When she chooses "Continue"
      Then she sees the message "We do not know this company." under "Company"
      And the focus is on "Company"
      And the field "Company" contains "Army"
      And nobody is signed in to the app

    @75-23
    Scenario: The visitor is signed in once the check finds nothing wrong
      Given the app accepts only the "Company" "Navy", and says otherwise: "We do not know this company."
      And Grace has opened the app and chosen Google
      And she has signed in at the provider
      And she comes to "Complete your account"
      And she has filled in "Army" as the "Company"
      And she has chosen "Continue"
      And she sees the message "We do not know this company." under "Company"
      And she has filled in "Navy" as the "Company"
      When she chooses "Continue"
      Then "grace@example.com" is signed in to the app

    @75-24
    Scenario Outline: A message about the <detail> stands above the fields
      Given the app accepts only the "<label>" "nothing at all", and says otherwise: "Please use another one."
      And Grace has opened the app and chosen Google
      And she has signed in at the provider
      And she comes to "Complete your account"
      And she has filled in "Navy" as the "Company"
      When she chooses "Continue"
      Then she sees the message "Please use another one."
      And she can choose:
        | Dismiss | Continue | Use another account |
      And the field "Company" contains "Navy"
      And nobody is signed in to the app

      Examples:
        | detail | label             |
        | email  | Email             |
        | name   | First & last name |

    @75-25
    Scenario: The check receives what the visitor has entered, and her email and her name from Google
      Given the app accepts only the "Company" "Navy", and says otherwise: "We do not know this company."
      And Grace has opened the app and chosen Google
      And she has signed in at the provider
      And she comes to "Complete your account"
      And she has filled in "Army" as the "Company"
      When she chooses "Continue"
      Then the app has checked:
        | Email             | grace@example.com |
        | First & last name | Grace             |
        | Company           | Army              |

    @75-26
    Scenario: The check of a visitor who has signed in by phone receives no email and no name
      Given the app accepts only the "Company" "Navy", and says otherwise: "We do not know this company."
      And Grace has come to "Verify your phone number"
      And she has entered the code from her text message
      And 1 second has passed
      And she comes to "Complete your account"
      And she has filled in "Army" as the "Company"
      When she chooses "Continue"
      Then the app has checked:
        | Company | Army |

    @75-27
    Scenario: The visitor sees the busy indicator while the check of "Complete your account" takes its time
      Given the check of the app takes 3 seconds
      And Grace has opened the app and chosen Google
      And she has signed in at the provider
      And she comes to "Complete your account"
      And she has filled in "Navy" as the "Company"
      And she has chosen "Continue"
      When 500 milliseconds pass
      Then she sees the busy indicator
      And nobody is signed in to the app

    @75-28
    Scenario: "Use another account" leaves a slow check, and nobody is signed in when it ends
      Given the check of the app takes 3 seconds
      And Grace has opened the app and chosen Google
      And she has signed in at the provider
      And she comes to "Complete your account"
      And she has filled in "Navy" as the "Company"
      And she has chosen "Continue"
      And she has chosen "Use another account"
      And she can choose "Sign in with Google"
      When 3 seconds pass
      Then she is back at the beginning
      And the service has no account
      And nobody is signed in to the app

    @75-29
    Scenario: If the check of "Complete your account" fails, the visitor can try again, and nothing is lost
      Given the check of the app fails
      And Grace has opened the app and chosen Google
      And she has signed in at the provider
      And she comes to "Complete your account"
      And she has filled in "Navy" as the "Company"
      When she chooses "Continue"
      Then she sees the message "Something went wrong. Please try again."
      And the field "Company" contains "Navy"
      And nobody is signed in to the app

  @ours.sign-up-details-left
  Rule: A new visitor who leaves "Complete your account" is not signed in
    "Use another account" deletes the account that her sign-in has created a moment before. If it cannot be deleted, she
    leaves all the same, and it stays. It also stays if she has signed in with it again, for example in another tab.
    After
    a reload or Back, the account stays. Then her next sign-in does not create the account, but as long as she uses the
    same tab, she comes to "Complete your account" again.

    Source: ours

    Background:
      Given the app asks new visitors for:
        | field   | kind | required |
        | Company | text | yes      |
      And the app offers Google and email
      And Grace has opened the app and chosen Google
      And she has signed in at the provider
      And she comes to "Complete your account"

    @75-30
    Scenario: "Use another account" leads from "Complete your account" to the beginning, and deletes the account
      When she chooses "Use another account"
      Then she is back at the beginning
      And the service has no account
      And nobody is signed in to the app

    @75-31
    Scenario: A visitor leaves "Complete your account" even if her account cannot be deleted
      Given the next request to delete the account will fail: broken connection
      When she chooses "Use another account"
      Then she is back at the beginning
      And the service has 1 account
      And nobody is signed in to the app

    @75-32
    Scenario: A visitor whose account could not be deleted comes to "Complete your account" again at her next sign-in
      Given the next request to delete the account will fail: broken connection
      And she has chosen "Use another account"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she comes to "Complete your account"
      And nobody is signed in to the app

    @75-33
    Scenario: A visitor who has reloaded the page comes to "Complete your account" again at her next sign-in
      Given she has reloaded the page
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she comes to "Complete your account"
      And the service has 1 account
      And nobody is signed in to the app

    @75-34
    Scenario: A visitor who goes back is not signed in, and comes to "Complete your account" again at her next sign-in
      Given she has gone back in her browser
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she comes to "Complete your account"
      And nobody is signed in to the app

    @75-35
    Scenario: "Use another account" keeps an account that an earlier sign-in has created
      Given she has reloaded the page
      And she has chosen "Sign in with Google"
      And she has signed in at the provider
      And she comes to "Complete your account"
      When she chooses "Use another account"
      Then she is back at the beginning
      And the service has 1 account

    @75-36
    Scenario: A visitor who goes back to "Complete your account" after "Use another account" signs in again
      Given she has chosen "Use another account"
      And she is back at the beginning
      And she has gone back in her browser
      And she comes to "Complete your account"
      And she has filled in "Navy" as the "Company"
      When she chooses "Continue"
      Then she sees the message "Please login again to perform this operation"
      And nobody is signed in to the app

    @75-37
    Scenario: A visitor is not signed in if the app draws itself anew while she is on "Complete your account"
      Given the app has drawn itself anew
      When 1 second passes
      Then she is back at the beginning
      And nobody is signed in to the app

    @75-38
    Scenario: A visitor who has filled in the fields is not asked at her next sign-in
      Given she has filled in "Navy" as the "Company"
      And she has chosen "Continue"
      And she reads "You are logged in."
      And she has chosen "Sign-out"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."

    @75-66
    Scenario: An account that the visitor uses in another tab is not deleted
      Given she has opened "/" in a new tab
      And 1 second has passed
      And she has chosen "Sign in with Google"
      And she has signed in at the provider
      And she reads "You are logged in."
      And she has gone back to her first tab
      When she chooses "Use another account"
      Then she is back at the beginning
      And the service has 1 account

  @ours.sign-up-details-left
  Rule: A new visitor who has not waited for her account is asked for the fields at her next sign-in
    The service can create an account although the visitor does not see its answer. The busy indicator is the sign that
    something is under way. While it is visible, she can choose something else.

    Source: ours

    Background:
      Given the app asks new visitors for:
        | field   | kind | required |
        | Company | text | yes      |

    @75-73
    Scenario: A visitor who has chosen something else before Google's sign-in was complete is asked when she signs in with Google again
      Given the app offers Google and email
      And the service delays its answer to every request to sign in with a provider
      And Grace has opened the app and chosen Google
      And she has signed in at the provider
      And 500 milliseconds have passed
      And she has chosen "Sign in with email"
      And she comes to "Sign in with email"
      And the service has answered
      And the service has 1 account
      And she has gone back in her browser
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she comes to "Complete your account"
      And nobody is signed in to the app

    @75-74
    Scenario: A visitor who has chosen "Cancel" before her account was created is asked when she signs in with the password
      Given Grace has come to "Create account"
      And the service delays its answer to every request to create the account
      And she has filled in "Navy" as the "Company"
      And she has completed "Create account"
      And 500 milliseconds have passed
      And she has chosen "Cancel"
      And she comes to "Sign in with email"
      And the service has answered
      And the service has 1 account
      And she has continued with the email "grace@example.com"
      When she completes "Sign in"
      Then she comes to "Complete your account"
      And nobody is signed in to the app

    @75-75
    Scenario: A visitor who has gone back while her code was checked is asked when she signs in by phone again
      Given the app offers email and phone
      And Grace has come to "Verify your phone number"
      And 1 second has passed
      And the service delays its answer to every request to sign in with the code from the text message
      And she has entered the code from her text message
      And she has gone back in her browser
      And she comes to "Enter your phone number"
      And the service has answered
      And the service has 1 account
      And she has completed "Enter your phone number"
      And 1 second has passed
      And she has entered the code from her text message
      And she sees a tick and "Verified!"
      When 1 second passes
      Then she comes to "Complete your account"
      And she reads "+16505550100"
      And nobody is signed in to the app

    @75-76
    Scenario: A visitor who has reloaded the page after "Cancel" is asked when she signs in with the password
      Given Grace has come to "Create account"
      And the service delays its answer to every request to create the account
      And she has filled in "Navy" as the "Company"
      And she has completed "Create account"
      And 500 milliseconds have passed
      And she has chosen "Cancel"
      And she comes to "Sign in with email"
      And the service has answered
      And the service has 1 account
      And she has reloaded the page
      And she has continued with the email "grace@example.com"
      When she completes "Sign in"
      Then she comes to "Complete your account"
      And nobody is signed in to the app

    @75-80
    Scenario: A visitor who goes back after a mailed link on another device is at the beginning, because the link is used
      Given the app mails sign-in links instead of asking for passwords
      And Grace has come to "Sign-in email sent"
      And she has opened the link in her mail on another device
      And she has completed "Confirm email"
      And 1 second has passed
      And she comes to "Complete your account"
      When she goes back in her browser
      Then she comes to "Sign in with email"
      And nobody is signed in to the app

    @75-81
    Scenario: A visitor who goes back finds the email that she has typed on the first screen
      Given the app offers email and Google
      And the app asks for the email on the first screen
      And Grace has opened "/"
      And she has filled in:
        | Email | grace@example.com |
      And she has chosen "Sign in with Google"
      And she has signed in at the provider
      And she comes to "Complete your account"
      When she goes back in her browser
      Then the field "Email" contains "grace@example.com"

  @ours.sign-up-details-others
  Rule: "Complete your account" changes only the account for which it asks
    A visitor can come back to the screen after another sign-in has begun, for example with the account of another
    person on the same computer.

    Source: ours

    Background:
      Given providers open in windows
      And the app asks new visitors for:
        | field   | kind | required |
        | Company | text | yes      |
      And the app offers Google and email and GitHub

    @75-67
    Scenario: "Use another account" does not delete the account of a later sign-in
      Given Ada has an account that signs in by Google
      And there is already an account for "lovelace@example.com"
      And Grace has opened the app and chosen GitHub
      And she has signed in at the provider
      And she comes to "Complete your account"
      And she has chosen "Use another account"
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she has chosen "Sign in with Google"
      And she has signed in at the provider with the email "lovelace@example.com"
      And she reads "Continue with lovelace@example.com?"
      And she has gone back in her browser
      And she has gone back in her browser
      And she has gone back in her browser
      And she has gone back in her browser
      And she comes to "Complete your account"
      When she chooses "Use another account"
      Then she is back at the beginning
      And the service has 2 accounts

    @75-68
    Scenario: "Continue" does not sign in the user of a later sign-in
      Given Ada has an account that signs in by Google
      And there is already an account for "lovelace@example.com"
      And Grace has opened the app and chosen GitHub
      And she has signed in at the provider
      And she comes to "Complete your account"
      And she has chosen "Use another account"
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she has chosen "Sign in with Google"
      And she has signed in at the provider with the email "lovelace@example.com"
      And she reads "Continue with lovelace@example.com?"
      And she has gone back in her browser
      And she has gone back in her browser
      And she has gone back in her browser
      And she has gone back in her browser
      And she comes to "Complete your account"
      And she has filled in "Navy" as the "Company"
      When she chooses "Continue"
      Then she sees the message "Please login again to perform this operation"
      And nobody is signed in to the app

    @75-69
    Scenario: The app asks both of two visitors who have left "Complete your account" on the same tab
      Given Grace has opened the app and chosen Google
      And she has signed in at the provider
      And she comes to "Complete your account"
      And she has gone back in her browser
      And she has chosen "Sign in with GitHub"
      And she has signed in at the provider with the email "lovelace@example.com"
      And she comes to "Complete your account"
      And she has gone back in her browser
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she comes to "Complete your account"
      And she reads "grace@example.com"

    @75-65
    Scenario: A visitor who continues as a guest after Back is asked when she later signs in with her new account
      Given the app offers Google and guests
      And Grace has opened the app and chosen Google
      And she has signed in at the provider
      And she comes to "Complete your account"
      And she has gone back in her browser
      And she has chosen "Continue as guest"
      And she reads "You are logged in."
      And she has chosen "Sign-out"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she comes to "Complete your account"

  @ours.sign-up-details-guests
  Rule: A guest who signs in keeps her account if she fills in the fields, and is signed out if she leaves
    The developer has set that guests keep their accounts: the app knows the guest by the same account ID afterwards. If
    she leaves "Complete your account", her session as a guest ends, because her account already has the new email. Her
    account is not deleted: what she has done as a guest belongs to it.

    Source: ours

    Background:
      Given the app asks new visitors for:
        | field   | kind | required |
        | Company | text | yes      |
      And guests keep their accounts when they sign in
      And the app offers Google and guests
      And Grace is a guest at "/Login"
      And she has chosen "Sign in with Google"
      And she has signed in at the provider
      And she comes to "Complete your account"

    @75-39
    Scenario: A guest who has filled in the fields keeps the account ID
      Given she has filled in "Navy" as the "Company"
      When she chooses "Continue"
      Then "grace@example.com" is signed in to the app
      And she has kept the account ID that she had as a guest
      And the app learns of the new account:
        | Company | Navy |

    @75-70
    Scenario: A guest who reloads the page is signed in without the fields, because she is the app's user already
      When she reloads the page
      Then "grace@example.com" is signed in to the app
      And she has kept the account ID that she had as a guest

    @75-40
    Scenario: A guest who chooses "Use another account" on "Complete your account" is signed out, and her account stays
      When she chooses "Use another account"
      Then she is back at the beginning
      And the service has 1 account
      And nobody is signed in to the app

    @75-41
    Scenario: A guest who goes back from "Complete your account" is signed out
      When she goes back in her browser
      Then she is back at the beginning
      And nobody is signed in to the app

    @75-42
    Scenario: A guest is signed out if the app draws itself anew while she is on "Complete your account"
      Given the app has drawn itself anew
      When 1 second passes
      Then she is back at the beginning
      And nobody is signed in to the app

    @75-43
    Scenario: A guest who has left "Complete your account" comes there again at her next sign-in, and has kept her account
      Given she has chosen "Use another account"
      And she is back at the beginning
      And she has chosen "Sign in with Google"
      And she has signed in at the provider
      And she comes to "Complete your account"
      And she has filled in "Navy" as the "Company"
      When she chooses "Continue"
      Then "grace@example.com" is signed in to the app
      And she has kept the account ID that she had as a guest

  @ours.one-tap-other-account
  Rule: After "Use another account", One Tap waits for a click
    Google can sign a visitor in without a click if it knows her. It would sign her in to the account that she has just
    left. If she goes back in her browser instead, she has not asked for another account, and nothing changes.

    Source: ours

    Background:
      Given the app asks new visitors for:
        | field   | kind | required |
        | Company | text | yes      |
      And the app offers Google with One Tap
      And Google's script loads and answers

    @75-84
    Scenario: One Tap waits for a click after a visitor has chosen "Use another account"
      Given Grace has opened "/"
      And she has accepted One Tap
      And she comes to "Complete your account"
      When she chooses "Use another account"
      Then One Tap is offered, and waits for her to accept it

    @75-85
    Scenario: One Tap may sign a visitor in without a click after she has gone back in her browser
      Given Grace has opened "/"
      And she has accepted One Tap
      And she comes to "Complete your account"
      When she goes back in her browser
      Then One Tap is offered, and may sign her in without a click

    @75-86
    Scenario: One Tap waits for a click after a visitor has come back from Google and chosen "Use another account"
      Given providers open in place of the page
      And Grace has opened "/"
      And she has chosen "Sign in with Google"
      And she has signed in at the provider
      And she comes to "Complete your account"
      When she chooses "Use another account"
      Then One Tap is offered, and waits for her to accept it

  @ours.guests-left-early
  Rule: A guest whose sign-in has not yet met the app's requirements is signed out if the app draws itself anew
    The developer has set that guests keep their accounts. The tick "Verified!" covers the screen for one second, after
    the service has added the phone number to the guest's account. If the app requires nothing more of her, she is then
    signed in. If it asks for fields, she has not filled them in yet, so her session as a guest ends.

    Source: ours

    Background:
      Given guests keep their accounts when they sign in
      And the app offers phone and guests

    @75-82
    Scenario: The app asks for fields: a guest is signed out if it draws itself anew before they appear
      Given the app asks new visitors for:
        | field   | kind | required |
        | Company | text | yes      |
      And Grace is a guest at "/Login"
      And she has chosen "Sign in with phone"
      And she has asked for a code to "6505550100"
      And she sees a tick and "Code sent!"
      And 1 second has passed
      And she comes to "Verify your phone number"
      And she has entered the code from her text message
      And she sees a tick and "Verified!"
      And the app has drawn itself anew
      When 1 second passes
      Then she is back at the beginning
      And nobody is signed in to the app

    @75-83
    Scenario: The app asks for no fields: a guest stays signed in if it draws itself anew before it learns of the sign-in
      Given Grace is a guest at "/Login"
      And she has chosen "Sign in with phone"
      And she has asked for a code to "6505550100"
      And she sees a tick and "Code sent!"
      And 1 second has passed
      And she comes to "Verify your phone number"
      And she has entered the code from her text message
      And she sees a tick and "Verified!"
      And the app has drawn itself anew
      When 1 second passes
      Then she has kept the account ID that she had as a guest

  @ours.sign-up-details-decision
  Rule: The app can decide who comes to "Complete your account"
    "needsSignUpFields" is a function of the app. It learns who has signed in and whether she is new, and returns
    whether she must fill in the fields. So the app can ask a visitor who has left "Complete your account" on another
    device, or one
    who has an account that is older than the fields. If the function fails, or has not decided after 10 seconds,
    only new visitors are asked.

    Source: ours

    Background:
      Given the app asks new visitors for:
        | field   | kind | required |
        | Company | text | yes      |
      And the app offers Google and email and guests

    @75-44
    Scenario: A visitor who has an account is asked if the app decides so
      Given the app asks everybody for its fields
      And Ada has an account that signs in by Google
      And she has opened the app and chosen Google
      When she signs in at the provider
      Then she comes to "Complete your account"
      And nobody is signed in to the app

    @75-45
    Scenario: A visitor who has a password comes to "Complete your account", and the app learns the values
      Given the app asks everybody for its fields
      And Ada has an account
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she comes to "Complete your account"
      And she has filled in "Engines" as the "Company"
      When she chooses "Continue"
      Then "ada@example.com" is signed in to the app
      And the app learns of the new account:
        | Company | Engines |

    @75-71
    Scenario: The app decides once, even if the visitor comes back to "Complete your account" after she has left
      Given the app asks everybody for its fields
      And Ada has an account that signs in by Google
      And she has opened the app and chosen Google
      And she has signed in at the provider
      And she comes to "Complete your account"
      And she has chosen "Use another account"
      And she is back at the beginning
      When she goes back in her browser
      Then she comes to "Complete your account"
      And the app has decided about "ada@example.com", who is not new

    @75-62
    Scenario: A visitor who has a password enters it again if her sign-in has expired at "Complete your account"
      Given the app asks everybody for its fields
      And Ada has an account
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she comes to "Complete your account"
      And she has filled in "Engines" as the "Company"
      And the next request to check the earlier sign-in will fail: expired sign-in
      When she chooses "Continue"
      Then she comes to "Sign in"
      And she sees the message "Please login again to perform this operation"
      And nobody is signed in to the app

    @75-63
    Scenario: A visitor who has followed a mailed link enters her email again if her sign-in has expired at "Complete your account"
      Given the app offers email
      And the app mails sign-in links instead of asking for passwords
      And Grace has come to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      And 1 second has passed
      And she comes to "Complete your account"
      And she has filled in "Navy" as the "Company"
      And the next request to check the earlier sign-in will fail: expired sign-in
      When she chooses "Continue"
      Then she comes to "Sign in with email"
      And she sees the message "Please login again to perform this operation"
      And nobody is signed in to the app

    @75-46
    Scenario: A visitor who has had her account before keeps it if she chooses "Use another account"
      Given the app asks everybody for its fields
      And Ada has an account that signs in by Google
      And she has opened the app and chosen Google
      And she has signed in at the provider
      And she comes to "Complete your account"
      When she chooses "Use another account"
      Then she is back at the beginning
      And the service has 1 account
      And nobody is signed in to the app

    @75-47
    Scenario: A new visitor is signed in at once if the app decides so
      Given the app asks nobody for its fields
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then "grace@example.com" is signed in to the app
      And the app learns of no new account

    @75-48
    Scenario: The app learns about a new visitor that she is new
      Given the app asks everybody for its fields
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she comes to "Complete your account"
      And the app has decided about "grace@example.com", who is new

    @75-49
    Scenario: The app learns about a visitor who has an account that she is not new
      Given the app asks everybody for its fields
      And Ada has an account that signs in by Google
      And she has opened the app and chosen Google
      When she signs in at the provider
      Then she comes to "Complete your account"
      And the app has decided about "ada@example.com", who is not new

    @75-50
    Scenario: The app does not decide about a visitor who continues as a guest
      Given the app asks everybody for its fields
      And Grace has opened "/"
      When she chooses "Continue as guest"
      Then she reads "You are logged in."
      And the app has decided about nobody

    @75-51
    Scenario: The app does not decide about a visitor who has filled in "Create account"
      Given the app asks everybody for its fields
      And Grace has come to "Create account"
      And she has filled in "Navy" as the "Company"
      When she completes "Create account"
      Then she reads "You are logged in."
      And the app has decided about nobody

    @75-52
    Scenario: If the app's decision fails, a new visitor is asked for the fields
      Given the decision of the app fails
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she comes to "Complete your account"

    @75-53
    Scenario: If the app's decision fails, a visitor who has an account is signed in without the fields
      Given the decision of the app fails
      And Ada has an account that signs in by Google
      And she has opened the app and chosen Google
      When she signs in at the provider
      Then "ada@example.com" is signed in to the app

    @75-54
    Scenario: A decision that is neither yes nor no counts as failed
      Given the decision of the app is "yes"
      And Ada has an account that signs in by Google
      And she has opened the app and chosen Google
      When she signs in at the provider
      Then "ada@example.com" is signed in to the app

    @75-55
    Scenario: The visitor is not signed in while the app takes 10 seconds to decide
      Given the decision of the app takes 20 seconds
      And Ada has an account that signs in by Google
      And she has opened the app and chosen Google
      And she has signed in at the provider
      When 9.999 seconds pass
      Then nobody is signed in to the app

    @75-56
    Scenario: A visitor who has an account is signed in after 10 seconds without a decision
      Given the decision of the app takes 20 seconds
      And Ada has an account that signs in by Google
      And she has opened the app and chosen Google
      And she has signed in at the provider
      When 10 seconds pass
      Then "ada@example.com" is signed in to the app

    @75-79
    Scenario: A visitor who goes back while the app decides is on the screen before, and not signed in
      Given the decision of the app takes 3 seconds
      And Ada has an account
      And she has come to "Sign in"
      And she has completed "Sign in"
      And 500 milliseconds have passed
      When she goes back in her browser
      Then she comes to "Sign in with email"
      And she sees no busy indicator
      And nobody is signed in to the app

    @75-57
    Scenario: The developer who has set "needsSignUpFields" to a text reads what is wrong
      Given the developer has set "needsSignUpFields" to "yes"
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads 'needsSignUpFields: must be a function, but is "yes"'

  @ours.sign-up-details-faults
  Rule: A fault keeps what the visitor has entered on "Complete your account", and an expired sign-in begins anew
    "Continue" asks the service whether the sign-in is still valid (in the steps: "check the earlier sign-in").

    Source: ours

    Background:
      Given the app asks new visitors for:
        | field   | kind | required |
        | Company | text | yes      |
      And the app offers Google and email
      And Grace has opened the app and chosen Google
      And she has signed in at the provider
      And she comes to "Complete your account"
      And she has filled in "Navy" as the "Company"

    @75-58
    Scenario: If the connection is broken, the visitor sees a message, and her entries stay
      Given the next request to check the earlier sign-in will fail: broken connection
      When she chooses "Continue"
      Then she comes to "Complete your account"
      And she sees the message "A network error has occurred"
      And the field "Company" contains "Navy"
      And nobody is signed in to the app

    @75-59
    Scenario: The visitor is signed in when she tries again after a fault
      Given the next request to check the earlier sign-in will fail: broken connection
      And she has chosen "Continue"
      And she sees the message "A network error has occurred"
      When she chooses "Continue"
      Then "grace@example.com" is signed in to the app
      And the app learns of the new account:
        | Company | Navy |

    @75-60
    Scenario Outline: A visitor whose sign-in has ended signs in again: <reason>
      Given the next request to check the earlier sign-in will fail: <reason>
      When she chooses "Continue"
      Then she sees the message "<words>"
      And she can choose "Sign in with Google"
      And nobody is signed in to the app

      Examples:
        | reason           | words                                                   |
        | expired sign-in  | Please login again to perform this operation            |
        | disabled account | The user account has been disabled by an administrator. |

    @75-61
    Scenario: A visitor whose sign-in has expired comes to "Complete your account" again at her next sign-in
      Given the next request to check the earlier sign-in will fail: expired sign-in
      And she has chosen "Continue"
      And she sees the message "Please login again to perform this operation"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she comes to "Complete your account"
      And nobody is signed in to the app
