Feature: Verifying the email before the app is entered
  If the developer has set "requireVerifiedEmail", the app receives only visitors whose email is verified. Any other
  visitor comes to "Verify your email" after the sign-in, and is sent a mail with a link. There, "Continue" asks the
  service at once whether the email is verified, "Resend" sends another mail, and "Use another account" leads back to
  the beginning. To complete a screen is to enter correctly what it asks for, and submit it. "You are logged in." is the
  home page of a visitor who is signed in. A visitor who "is signed in to the app" is signed in for all its parts, not
  only for the sign-in form.

  Background:
    Given the developer has set "requireVerifiedEmail" to true

  @ours.verified-email
  Rule: A visitor whose email is not verified is signed in only after she has verified it
    Ada's account has a password, and her email is not verified unless a step says so. A provider may not have verified
    an email either. The screen counts down the 15 seconds until the button "Resend" appears.

    Source: ours

    @67-1
    Scenario: A visitor who signs in with an unverified email comes to "Verify your email" and is sent a mail
      Given Ada has an account
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she comes to "Verify your email"
      And the page is titled "Verify your email – Doorstep"
      And she reads "Follow the instructions sent to ada@example.com to verify your email address"
      And she reads "Resend email in 0:15"
      And she can choose:
        | Continue | Use another account |
      And the focus is on "Continue"
      And a verification mail has been sent to "ada@example.com"
      And nobody is signed in to the app

    @67-2
    Scenario: A visitor who has created an account comes to "Verify your email" after her name is saved
      Given Grace has come to "Create account"
      When she completes "Create account"
      Then she comes to "Verify your email"
      And a verification mail has been sent to "grace@example.com"
      And Grace's account is named "Grace"
      And nobody is signed in to the app

    @67-3
    Scenario: A visitor whose email the provider has not verified comes to "Verify your email"
      Given the app offers Google and guests
      And providers open in windows
      And Grace has opened "/"
      When she signs in with "Google", which has not verified her email
      Then she comes to "Verify your email"
      And nobody is signed in to the app

    @67-53
    Scenario: A visitor whose sign-in with a provider has expired can choose again
      Given the app offers Google and guests
      And providers open in windows
      And the next request to send a verification mail will fail: expired sign-in
      And Grace has opened "/"
      When she signs in with "Google", which has not verified her email
      Then she sees the message "Please login again to perform this operation"
      And she can choose:
        | Dismiss | Sign in with Google | Continue as guest |
      And nobody is signed in to the app

    @67-4
    Scenario: A visitor whose email is verified is signed in at once
      Given Ada has an account
      And Ada's email has been verified on another device
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."
      And no mail has been sent

    @67-5
    Scenario: A visitor who signs in by a mailed link is signed in at once, because the link verifies her email
      Given the app mails sign-in links instead of asking for passwords
      And Grace has come to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      When 1 second passes
      Then "grace@example.com" is signed in to the app

    @67-6
    Scenario: A visitor who signs in by phone is signed in at once, because she has no email
      Given the app offers phone and guests
      And Grace has opened "/"
      And she has chosen "Sign in with phone"
      And she has asked for a code to "6505550100"
      And 1 second has passed
      And she has entered the code from her text message
      And she sees a tick and "Verified!"
      When 1 second passes
      Then she reads "You are logged in."

    @67-7
    Scenario: A visitor who continues as a guest is signed in at once, because she has no email
      Given the app offers phone and guests
      And Grace has opened "/"
      When she chooses "Continue as guest"
      Then she reads "You are logged in."

    @67-8
    Scenario Outline: A visitor with an unverified email is signed in at once if the developer has set "requireVerifiedEmail" to <setting>
      Given the developer has set "requireVerifiedEmail" to <setting> instead
      And Ada has an account
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."
      And no mail has been sent

      Examples:
        | setting |
        | false   |
        | nothing |

    @67-9
    Scenario: The developer who sets "requireVerifiedEmail" to a text reads what is wrong
      Given the developer has set "requireVerifiedEmail" to "yes" instead
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads 'requireVerifiedEmail: must be true or false, but is "yes"'

    @67-10
    Scenario: "Verify your email" comes after the second factor
      Given Ada has an account with an authenticator app as second factor
      And Ada's email has been marked as unverified by an administrator
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she comes to "Verify it’s you"
      And she has entered the code from her authenticator app
      And she sees a tick and "Verified!"
      When 1 second passes
      Then she comes to "Verify your email"
      And a verification mail has been sent to "ada@example.com"
      And nobody is signed in to the app

    @67-54
    Scenario: A visitor whose sign-in has expired after the second factor enters her email again
      Given Ada has an account with an authenticator app as second factor
      And Ada's email has been marked as unverified by an administrator
      And the next request to send a verification mail will fail: expired sign-in
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she comes to "Verify it’s you"
      And she has entered the code from her authenticator app
      And she sees a tick and "Verified!"
      When 1 second passes
      Then she comes to "Sign in with email"
      And she sees the message "Please login again to perform this operation"
      And nobody is signed in to the app

    @67-11
    Scenario: The link in the mail verifies the email, and the visitor signs in
      Given Ada has come to the screen "Verify your email"
      And she has followed the link in her mail
      And she comes to "Your email has been verified"
      And she has chosen "Continue"
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."
      And Ada's email is verified

    @67-12
    Scenario: "Use another account" leads to the beginning, and the sign-in is discarded
      Given Ada has come to the screen "Verify your email"
      When she chooses "Use another account"
      Then she comes to "Sign in with email"
      And nobody is signed in to the app

    @67-13
    Scenario: A visitor who has chosen "Use another account" signs in with a different account
      Given Ada has come to the screen "Verify your email"
      And she has chosen "Use another account"
      And Grace has an account
      And Grace's email has been verified on another device
      And she has continued with the email "grace@example.com"
      When she completes "Sign in"
      Then "grace@example.com" is signed in to the app

    @67-49
    Scenario: A visitor who goes back to "Verify your email" after "Use another account" signs in again
      Given Ada has come to the screen "Verify your email"
      And she has chosen "Use another account"
      And she comes to "Sign in with email"
      And she has gone back in her browser
      And she comes to "Verify your email"
      When she chooses "Continue"
      Then she comes to "Sign in"
      And she sees the message "Please login again to perform this operation"

    @67-14
    Scenario: The page that she asked for opens once her email is verified
      Given Ada has an account
      And she has come to "Sign in" from "/Login?signInSuccessUrl=/cummies"
      And she has completed "Sign in"
      And she comes to "Verify your email"
      And Ada's email has been verified on another device
      When she chooses "Continue"
      Then the address is "/cummies"

    @67-15
    Scenario: The app is told nothing of the sign-in before the email is verified
      Given the callback "signInSuccessWithAuthResult" keeps the visitor where she is
      When Ada comes to the screen "Verify your email"
      Then the app is told nothing by "signInSuccessWithAuthResult"

    @67-16
    Scenario: The app is told once of the sign-in after the email is verified
      Given the callback "signInSuccessWithAuthResult" lets the visitor go on
      And Ada has come to the screen "Verify your email"
      And Ada's email has been verified on another device
      When she chooses "Continue"
      Then the app is told once by "signInSuccessWithAuthResult"

    @67-17
    Scenario: The member of an organisation verifies her email there, too
      Given people of Initech and Globex sign in here
      And Grace has opened "/"
      And she has chosen "Sign in to Initech"
      And she has continued with the email "grace@example.com"
      When she completes "Create account"
      Then she comes to "Verify your email"
      And nobody is signed in to the app

  @ours.verified-email
  Rule: A guest who signs in keeps her account if she verifies the email, and is signed out if she leaves the screen
    The developer has set that guests keep their accounts: the app knows the guest by the same account ID afterwards.
    If she leaves the screen before her email is verified, her session as a guest ends, because her account already has
    the new email. If her sign-in expires meanwhile, she reads why she is signed out.

    Source: ours

    Background:
      Given guests keep their accounts when they sign in
      And the app offers email and guests
      And Grace is a guest who has come to "Create account"
      And she has completed "Create account"
      And she comes to "Verify your email"

    @67-18
    Scenario: A guest who has verified her email keeps the account ID
      Given Grace's email has been verified on another device
      When she chooses "Continue"
      Then "grace@example.com" is signed in to the app
      And she has kept the account ID that she had as a guest

    @67-19
    Scenario: A guest who chooses "Use another account" is signed out
      When she chooses "Use another account"
      Then she is back at the beginning
      And nobody is signed in to the app

    @67-50
    Scenario: A guest who goes back in her browser is signed out
      When she goes back in her browser
      Then she is back at the beginning
      And nobody is signed in to the app

    @67-52
    Scenario: A guest is signed out if the app draws itself anew
      Given the app has drawn itself anew
      When 1 second passes
      Then she is back at the beginning
      And nobody is signed in to the app

    @67-51
    Scenario: A guest whose sign-in has expired when she asks for another mail reads why she is signed out
      Given 15 seconds have passed
      And the next request to send a verification mail will fail: expired sign-in
      When she chooses "Resend"
      Then she sees the message "Please login again to perform this operation"
      And nobody is signed in to the app

    @67-55
    Scenario: A guest whose sign-in has expired while she waits reads why she is signed out
      Given the next request to check the earlier sign-in will fail: expired sign-in
      When 5 seconds pass
      Then she sees the message "Please login again to perform this operation"
      And she can choose:
        | Dismiss | Sign in with email | Continue as guest |
      And nobody is signed in to the app

    @67-56
    Scenario: The message why a guest was signed out appears once
      Given the next request to check the earlier sign-in will fail: expired sign-in
      And 5 seconds have passed
      And she sees the message "Please login again to perform this operation"
      And she has chosen "Sign in with email"
      And she comes to "Sign in with email"
      When she chooses "Cancel"
      Then she can choose:
        | Sign in with email | Continue as guest |
      And she sees no message

  @ours.verified-email-by-itself
  Rule: "Verify your email" goes on by itself once the email is verified
    The screen asks the service every 5 seconds whether the email is verified (in the steps: "check the earlier
    sign-in"). It also asks when the visitor comes back to the page, and when she is online again, but not while the
    page is
    hidden or she has no connection. If the service cannot be reached, the time between two checks doubles, up to 40
    seconds. If her sign-in has ended meanwhile, she signs in again.

    Source: ours

    Background:
      Given Ada has come to the screen "Verify your email"

    @67-20
    Scenario: A visitor who has verified her email on another device is signed in within 5 seconds
      Given Ada's email has been verified on another device
      When 5 seconds pass
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @67-21
    Scenario: The service is not asked again before 5 seconds have passed
      Given Ada's email has been verified on another device
      When 4.999 seconds pass
      Then she is still on "Verify your email"
      And the service has received no request to check the earlier sign-in

    @67-22
    Scenario: A visitor whose email is not verified yet stays, without a message
      When 5 seconds pass
      Then she is still on "Verify your email"
      And she sees no message
      And she reads "Resend email in 0:10"
      And the service has received 1 request to check the earlier sign-in

    @67-23
    Scenario: A visitor who comes back to the page is signed in at once
      Given Ada's email has been verified on another device
      When she comes back to the page
      Then she reads "You are logged in."

    @67-24
    Scenario: A visitor who opens the link in a new tab is signed in in the first tab
      Given she has followed the link in her mail in a new tab
      And she comes to "Your email has been verified"
      And she has gone back to her first tab
      When 5 seconds pass
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @67-25
    Scenario: The service is not asked while the page is hidden
      Given she has turned to another window
      When 60 seconds pass
      Then the service has received no request to check the earlier sign-in

    @67-26
    Scenario: A visitor who was at another window for a minute is signed in when she comes back
      Given she has turned to another window
      And 60 seconds have passed
      And Ada's email has been verified on another device
      When she comes back to the page
      Then she reads "You are logged in."

    @67-27
    Scenario: The service is not asked while the visitor is offline
      Given her connection is broken
      When 60 seconds pass
      Then the service has received no request to check the earlier sign-in

    @67-28
    Scenario: A visitor who is online again is signed in
      Given her connection is broken
      And 60 seconds have passed
      And Ada's email has been verified on another device
      When her connection is back
      Then she reads "You are logged in."

    @67-29
    Scenario: "Continue" signs the visitor in at once if she has verified her email
      Given Ada's email has been verified on another device
      When she chooses "Continue"
      Then she reads "You are logged in."

    @67-30
    Scenario: "Continue" on "Verify your email" shows a message as long as the email is not verified
      Given 3 seconds have passed
      When she chooses "Continue"
      Then she sees the message "Your email is not verified yet. Follow the link in the email first."
      And she reads "Resend email in 0:12"
      And she can choose:
        | Dismiss | Continue | Use another account |

    @67-31
    Scenario: After a failed check, the service is not asked again before 10 seconds have passed
      Given the next request to check the earlier sign-in will fail: broken connection
      And 5 seconds have passed
      And Ada's email has been verified on another device
      When 9.999 seconds pass
      Then she is still on "Verify your email"
      And she sees no message

    @67-32
    Scenario: After a failed check, a visitor who has verified her email is signed in within 10 seconds
      Given the next request to check the earlier sign-in will fail: broken connection
      And 5 seconds have passed
      And Ada's email has been verified on another device
      When 10 seconds pass
      Then she reads "You are logged in."

    @67-33
    Scenario: After four failed checks, the service is not asked again before 40 seconds have passed
      Given the next 4 requests to check the earlier sign-in will fail: broken connection
      And 5 seconds have passed
      And 10 seconds have passed
      And 20 seconds have passed
      And 40 seconds have passed
      And Ada's email has been verified on another device
      When 39.999 seconds pass
      Then she is still on "Verify your email"

    @67-34
    Scenario: After four failed checks, a visitor who has verified her email is signed in within 40 seconds
      Given the next 4 requests to check the earlier sign-in will fail: broken connection
      And 5 seconds have passed
      And 10 seconds have passed
      And 20 seconds have passed
      And 40 seconds have passed
      And Ada's email has been verified on another device
      When 40 seconds pass
      Then she reads "You are logged in."

    @67-35
    Scenario Outline: A visitor whose account has been <change> meanwhile is asked to sign in again
      Given Ada's account has been <change> by an administrator
      When 5 seconds pass
      Then she comes to "Sign in"
      And she sees the message "<words>"
      And nobody is signed in to the app

      Examples:
        | change     | words                                                   |
        | signed out | Please login again to perform this operation            |
        | disabled   | The user account has been disabled by an administrator. |

    @67-36
    Scenario: A visitor who has signed in again comes back to "Verify your email", and is sent no second mail at once
      Given Ada's account has been signed out by an administrator
      And 5 seconds have passed
      And she comes to "Sign in"
      When she completes "Sign in"
      Then she comes to "Verify your email"
      And a verification mail has been sent to "ada@example.com"

  @ours.verified-email-mail
  Rule: The mail is sent once at first, and again on request
    A visitor who loads the page again signs in again, and then gets another mail only if the last one was sent at least
    15 seconds before. If no mail can be sent, "Retry" takes the place of "Continue". "Dismiss" removes a message. The
    busy indicator appears after 500 milliseconds without an answer.

    Source: ours

    Background:
      Given Ada has an account
      And she has come to "Sign in"

    @67-37
    Scenario: "Resend" does not appear on "Verify your email" before 15 seconds have passed
      Given she has completed "Sign in"
      And she comes to "Verify your email"
      When 14 seconds pass
      Then she reads "Resend email in 0:01"
      And she can choose:
        | Continue | Use another account |

    @67-57
    Scenario: While the mail is being sent, the form that the visitor has completed stays visible
      Given the service delays its answer to every request to send a verification mail
      And she has completed "Sign in"
      When 500 milliseconds pass
      Then she sees the busy indicator
      And she is asked for:
        | Email | Password |

    @67-58
    Scenario: "Verify your email" replaces the form when the mail is sent
      Given the service delays its answer to every request to send a verification mail
      And she has completed "Sign in"
      And 500 milliseconds have passed
      When the service answers
      Then she comes to "Verify your email"
      And she sees no busy indicator

    @67-38
    Scenario: 15 seconds after the mail, "Resend" sends another one
      Given she has completed "Sign in"
      And she comes to "Verify your email"
      And 15 seconds have passed
      When she chooses "Resend"
      Then she reads "Resend email in 0:15"
      And 2 verification mails have been sent to "ada@example.com"

    @67-39
    Scenario: A visitor who signs in again 14 seconds after the mail is sent no second mail
      Given she has completed "Sign in"
      And she comes to "Verify your email"
      And 14 seconds have passed
      And she has reloaded the page
      And she has continued with the email "ada@example.com"
      When she completes "Sign in"
      Then she reads "Resend email in 0:01"
      And a verification mail has been sent to "ada@example.com"

    @67-40
    Scenario: A visitor who signs in again 15 seconds after the mail is sent a second mail
      Given she has completed "Sign in"
      And she comes to "Verify your email"
      And 15 seconds have passed
      And she has reloaded the page
      And she has continued with the email "ada@example.com"
      When she completes "Sign in"
      Then she reads "Resend email in 0:15"
      And 2 verification mails have been sent to "ada@example.com"

    @67-41
    Scenario: A visitor who goes back and forward in her browser is sent no second mail
      Given she has completed "Sign in"
      And she comes to "Verify your email"
      And 20 seconds have passed
      And she has gone back in her browser
      And she comes to "Sign in with email"
      When she goes forward in her browser
      Then she comes to "Verify your email"
      And she can choose:
        | Resend | Continue | Use another account |
      And a verification mail has been sent to "ada@example.com"

    @67-42
    Scenario Outline: A visitor to whom no mail can be sent reads why, and can retry: <reason>
      Given the next request to send a verification mail will fail: <reason>
      When she completes "Sign in"
      Then she comes to "Verify your email"
      And she sees the message "<words>"
      And she reads "An email with a link will be sent to ada@example.com."
      And she can choose:
        | Dismiss | Retry | Use another account |
      And the focus is on "Retry"

      Examples:
        | reason            | words                                   |
        | broken connection | A network error has occurred            |
        | unknown error     | Something went wrong. Please try again. |

    @67-43
    Scenario: "Retry" sends the mail
      Given the next request to send a verification mail will fail: broken connection
      And she has completed "Sign in"
      And she comes to "Verify your email"
      When she chooses "Retry"
      Then she reads "Resend email in 0:15"
      And she sees no message
      And a verification mail has been sent to "ada@example.com"

    @67-44
    Scenario: After too many mails, the visitor reads why, and waits for the countdown
      Given the next request to send a verification mail will fail: too many attempts
      When she completes "Sign in"
      Then she sees the message "We have blocked all requests from this device due to unusual activity. Try again later."
      And she reads "An email with a link will be sent to ada@example.com."
      And she reads "Resend email in 0:15"
      And no mail has been sent
      And she can choose:
        | Dismiss | Continue | Use another account |

    @67-45
    Scenario: If the second mail cannot be sent because of too many attempts, the countdown starts again
      Given she has completed "Sign in"
      And she comes to "Verify your email"
      And 15 seconds have passed
      And the next request to send a verification mail will fail: too many attempts
      When she chooses "Resend"
      Then she sees the message "We have blocked all requests from this device due to unusual activity. Try again later."
      And she reads "Follow the instructions sent to ada@example.com to verify your email address"
      And she reads "Resend email in 0:15"

    @67-46
    Scenario: If the connection breaks, the visitor can choose "Resend" again
      Given she has completed "Sign in"
      And she comes to "Verify your email"
      And 15 seconds have passed
      And the next request to send a verification mail will fail: broken connection
      When she chooses "Resend"
      Then she sees the message "A network error has occurred"
      And she can choose:
        | Dismiss | Resend | Continue | Use another account |

    @67-47
    Scenario: If the connection breaks, "Continue" shows a message, and the visitor stays
      Given she has completed "Sign in"
      And she comes to "Verify your email"
      And the next request to check the earlier sign-in will fail: broken connection
      When she chooses "Continue"
      Then she sees the message "A network error has occurred"
      And she is still on "Verify your email"

    @67-48
    Scenario: A visitor whose sign-in has expired when she asks for the mail signs in again
      Given the next request to send a verification mail will fail: expired sign-in
      When she completes "Sign in"
      Then she comes to "Sign in"
      And she sees the message "Please login again to perform this operation"
