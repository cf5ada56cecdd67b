Feature: The phone of an account
  A visitor who is signed in adds a phone to her account, so that she can sign in with it, too. When she gets a new
  number, she changes it there. She does so on "Ways to sign in", which a button of the same name on "Your account"
  opens. "Your account" is at the address "/Login?mode=account". The form for the number and the form for the code are
  those of a sign-in by phone. The ticks "Code sent!" and "Verified!" cover the screen for one second each.

  @ours.account-phone
  Rule: A visitor without a phone adds one, and a visitor with a phone changes it
    The buttons appear if the app lets visitors sign in by phone. "Add a phone" has the place of the phone among the
    sign-in options. "Change your phone" stands before the button that removes the phone, and also if the phone is her
    only way to sign in, because otherwise a new number would lock her out. The service accepts no phone for an account
    with a second factor, so such an account has neither button.

    Source: ours

    @95-1
    Scenario: "Add a phone" stands where the phone stands among the sign-in options
      Given the app offers email and Google and phone and GitHub
      And Ada is signed in at "/Login?mode=account"
      When she chooses "Ways to sign in"
      Then she can choose:
        | Connect Google | Add a phone | Connect GitHub | Back | Done |
      And the button "Add a phone" has its usual picture

    @95-2
    Scenario: "Change your phone" stands before the button that removes the phone
      Given the app offers email and phone and Google
      And Ada has an account with the phone "+16505550123"
      And she is signed in at "/Login?mode=account"
      When she chooses "Ways to sign in"
      Then she can choose:
        | Remove your password | Change your phone | Remove +16505550123 | Connect Google | Back | Done |

    @95-3
    Scenario: A visitor whose phone is her only way to sign in can change it, but not remove it
      Given phone is the only sign-in option
      And Ada has opened "/"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And she has entered the code from her text message
      And 1 second has passed
      And she has gone to "/Login?mode=account"
      When she chooses "Ways to sign in"
      Then she reads "+16505550100"
      And she reads "This is your only way to sign in. Add another one before you remove it."
      And she can choose:
        | Change your phone | Back | Done |

    @95-4
    Scenario: If the app does not offer sign-in by phone, no phone can be added
      Given the app offers email and Google
      And Ada is signed in at "/Login?mode=account"
      When she chooses "Ways to sign in"
      Then she can choose:
        | Connect Google | Back | Done |

    @95-5
    Scenario: If the app no longer offers sign-in by phone, a phone can be removed, but not changed
      Given the app offers email and Google
      And Ada has an account with the phone "+16505550123"
      And she is signed in at "/Login?mode=account"
      When she chooses "Ways to sign in"
      Then she can choose:
        | Remove +16505550123 | Connect Google | Back | Done |

    @95-6
    Scenario: A visitor with a second factor cannot add a phone, which the service would refuse
      Given the app offers email and phone and Google
      And Ada is signed in at "/Login?mode=account", with the phone "+16505550100" as second factor
      When she chooses "Ways to sign in"
      Then she can choose:
        | Connect Google | Back | Done |

  @ours.account-phone
  Rule: The phone is added or changed when the visitor has entered the code from the text message
    "Cancel" leads back to "Ways to sign in", and nothing is changed. The countdown to "Resend" takes 15 seconds, as at
    a sign-in. "Resend" and the number, which is a link, lead back to the form, which keeps the number.

    Source: ours

    Background:
      Given the app offers email and phone and Google

    @95-7
    Scenario: "Add a phone" asks for the number, as at a sign-in by phone
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      When she chooses "Add a phone"
      Then she comes to "Add a phone"
      And the page is titled "Add a phone – Doorstep"
      And the focus is on "Phone number"
      And she reads "By tapping Verify, an SMS may be sent. Message & data rates may apply."
      And she can choose:
        | Cancel | Verify |

    @95-8
    Scenario: "Change your phone" asks for the new number
      Given Ada has an account with the phone "+16505550123"
      And she is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      When she chooses "Change your phone"
      Then she comes to "Change your phone"
      And the field "Phone number" contains ""

    @95-9
    Scenario: The form for the code appears one second after the text message was sent
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      And she has chosen "Add a phone"
      And she has asked for a code to "(650) 555-0100"
      When 1 second passes
      Then she comes to "Verify your phone number"
      And a text message has been sent to "+16505550100"
      And she can choose:
        | +16505550100 | Cancel | Continue |

    @95-10
    Scenario: "Ways to sign in" appears one second after the right code, and says that the phone was added
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      And she has chosen "Add a phone"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And she has entered the code from her text message
      And she sees a tick and "Verified!"
      When 1 second passes
      Then she comes to "Ways to sign in"
      And she sees the message "Your phone +16505550100 was added."
      And she can choose:
        | Dismiss | Remove your password | Change your phone | Remove +16505550100 | Connect Google | Back | Done |

    @95-11
    Scenario: "Ways to sign in" appears one second after the right code, and says that the phone was changed
      Given Ada has an account with the phone "+16505550123"
      And she is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      And she has chosen "Change your phone"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And she has entered the code from her text message
      When 1 second passes
      Then she sees the message "Your phone was changed to +16505550100."
      And she can choose:
        | Dismiss | Remove your password | Change your phone | Remove +16505550100 | Connect Google | Back | Done |

    @95-12
    Scenario: A visitor signs in to her account with the phone that she has added
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      And she has chosen "Add a phone"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And she has entered the code from her text message
      And 1 second has passed
      And she comes to "Ways to sign in"
      And she has chosen "Done"
      And she has chosen "Sign-out"
      And she has chosen "Sign in with phone"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And she has entered the code from her text message
      When 1 second passes
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @95-13
    Scenario: A visitor whose phone is her only way to sign in signs in with her new number
      Given phone is the only sign-in option
      And Ada has opened "/"
      And she has asked for a code to "(650) 555-0123"
      And 1 second has passed
      And she has entered the code from her text message
      And 1 second has passed
      And she has gone to "/Login?mode=account"
      And she has chosen "Ways to sign in"
      And she has chosen "Change your phone"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And she has entered the code from her text message
      When 1 second passes
      Then she sees the message "Your phone was changed to +16505550100."
      And she reads "This is your only way to sign in. Add another one before you remove it."

    @95-14
    Scenario: "Cancel" leads from "Add a phone" back to "Ways to sign in"
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      And she has chosen "Add a phone"
      And she comes to "Add a phone"
      When she chooses "Cancel"
      Then she comes to "Ways to sign in"
      And no text message has been sent

    @95-15
    Scenario: "Cancel" leads from the form for the code back to "Ways to sign in", and no phone is added
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      And she has chosen "Add a phone"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And she comes to "Verify your phone number"
      When she chooses "Cancel"
      Then she comes to "Ways to sign in"
      And she can choose:
        | Add a phone | Connect Google | Back | Done |

    @95-16
    Scenario: A visitor who goes back to change the number finds what she has typed
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      And she has chosen "Add a phone"
      And she has asked for a code to "6505550100"
      And 1 second has passed
      And she comes to "Verify your phone number"
      When she chooses "+16505550100"
      Then she comes to "Add a phone"
      And the field "Phone number" contains "6505550100"

    @95-17
    Scenario: Before 15 seconds have passed, there is no "Resend"
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      And she has chosen "Add a phone"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And she comes to "Verify your phone number"
      When 14 seconds pass
      Then she can choose:
        | +16505550100 | Cancel | Continue |

    @95-18
    Scenario: A visitor who asks for another text message after 15 seconds adds her phone with the new code
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      And she has chosen "Add a phone"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And 15 seconds have passed
      And she has chosen "Resend"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And she has entered the code from her text message
      When 1 second passes
      Then she sees the message "Your phone +16505550100 was added."
      And 2 text messages have been sent to "+16505550100"

    @95-19
    Scenario: A second text message can be sent without leaving the form for the code
      Given the developer has set "resendCodesInPlace" to true
      And Ada is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      And she has chosen "Add a phone"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And 15 seconds have passed
      And she has chosen "Resend"
      And she has solved the human verification
      And 1 second has passed
      And she has entered the code from her text message
      When 1 second passes
      Then she sees the message "Your phone +16505550100 was added."
      And 2 text messages have been sent to "+16505550100"

    @95-20
    Scenario: The Back button of the browser leads from "Add a phone" to "Ways to sign in"
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      And she has chosen "Add a phone"
      And she comes to "Add a phone"
      When she goes back in her browser
      Then she comes to "Ways to sign in"

  @ours.account-phone-refused
  Rule: If the phone is not added, the visitor reads why, and can try again
    Each phone signs in to one account only. If the number belongs to another account, or if the code has expired, she
    is asked for the number again. The form keeps what she has typed.

    Source: ours

    Background:
      Given the app offers email and phone and Google

    @95-21
    Scenario: The number that the account already has is refused, and no text message is sent
      Given Ada has an account with the phone "+16505550123"
      And she is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      And she has chosen "Change your phone"
      When she asks for a code to "(650) 555-0123"
      Then she sees the message "This is your phone number already." under "Phone number"
      And the focus is on "Phone number"
      And no text message has been sent

    @95-22
    Scenario: If only the last digit differs from the number of the account, a text message is sent
      Given Ada has an account with the phone "+16505550123"
      And she is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      And she has chosen "Change your phone"
      When she asks for a code to "(650) 555-0124"
      Then she sees a tick and "Code sent!"
      And a text message has been sent to "+16505550124"

    @95-23
    Scenario: A number that is too short is refused
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      And she has chosen "Add a phone"
      When she asks for a code to "650"
      Then she sees the message "Enter a valid phone number" under "Phone number"
      And no text message has been sent

    @95-24
    Scenario: The number of Grace's account cannot be added to Ada's
      Given Grace has an account with the phone "+16505550100"
      And Ada is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      And she has chosen "Add a phone"
      And she has asked for a code to "6505550100"
      And 1 second has passed
      When she enters the code from her text message
      Then she comes to "Add a phone"
      And she sees the message "This phone number belongs to another account."
      And the field "Phone number" contains "6505550100"

    @95-25
    Scenario: After the number of Grace's account was refused, Ada adds a different number
      Given Grace has an account with the phone "+16505550100"
      And Ada is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      And she has chosen "Add a phone"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And she has entered the code from her text message
      And she comes to "Add a phone"
      And she has asked for a code to "(650) 555-0101"
      And 1 second has passed
      And she has entered the code from her text message
      When 1 second passes
      Then she sees the message "Your phone +16505550101 was added."

    @95-26
    Scenario: A number of another account does not change the phone of the account
      Given Grace has an account with the phone "+16505550100"
      And Ada has an account with the phone "+16505550123"
      And she is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      And she has chosen "Change your phone"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And she has entered the code from her text message
      And she comes to "Change your phone"
      When she chooses "Cancel"
      Then she can choose:
        | Remove your password | Change your phone | Remove +16505550123 | Connect Google | Back | Done |

    @95-27
    Scenario: A wrong code can be corrected
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      And she has chosen "Add a phone"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And she has entered a wrong code
      And she sees the message "Wrong code. Try again." under "6-digit code"
      And she has entered the code from her text message
      When 1 second passes
      Then she sees the message "Your phone +16505550100 was added."

    @95-28
    Scenario: After an expired code, the visitor is asked for the number again
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      And she has chosen "Add a phone"
      And she has asked for a code to "6505550100"
      And 1 second has passed
      And the codes sent to "+16505550100" have expired
      When she enters the code from her text message
      Then she comes to "Add a phone"
      And she sees the message "This code is no longer valid"
      And the field "Phone number" contains "6505550100"

    @95-29
    Scenario Outline: If no text message can be sent, the visitor reads why, and the form keeps her number: <reason>
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      And she has chosen "Add a phone"
      And the next request to send a text message will fail: <reason>
      When she asks for a code to "6505550100"
      Then she sees the message "<words>"
      And she is still on "Add a phone"
      And the field "Phone number" contains "6505550100"

      Examples:
        | reason                     | words                                                                              |
        | broken connection          | A network error has occurred                                                       |
        | too many attempts          | This phone number has been used too many times                                     |
        | exceeded quota             | The quota for this operation has been exceeded. Try again later.                   |
        | sign-in option not enabled | This way to sign in is not enabled. Please contact the administrator of this site. |
        | unknown error              | Something went wrong. Please try again.                                            |

    @95-30
    Scenario: A visitor whom the service takes for a robot solves the human verification again
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      And she has chosen "Add a phone"
      And the next request to send a text message will fail: failed verification
      When she asks for a code to "(650) 555-0100"
      Then she sees the message "Solve the reCAPTCHA" under "Human verification"

    @95-31
    Scenario Outline: If the code cannot be checked, the visitor reads why, and can submit it again: <reason>
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      And she has chosen "Add a phone"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And she comes to "Verify your phone number"
      And the next request to set the phone of the account will fail: <reason>
      And she has entered the code from her text message
      And she sees the message "<words>"
      And she has chosen "Continue"
      When 1 second passes
      Then she sees the message "Your phone +16505550100 was added."

      Examples:
        | reason            | words                                                                                   |
        | broken connection | A network error has occurred                                                            |
        | too many attempts | We have blocked all requests from this device due to unusual activity. Try again later. |
        | exceeded quota    | The quota for this operation has been exceeded. Try again later.                        |
        | unknown error     | Something went wrong. Please try again.                                                 |

    @95-32
    Scenario: If the phone was added but the answer was lost, a second attempt says that it was added
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      And she has chosen "Add a phone"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And the answer to the next request to set the phone of the account will be lost
      And she has entered the code from her text message
      And she sees the message "A network error has occurred"
      And she has chosen "Continue"
      When 1 second passes
      Then she sees the message "Your phone +16505550100 was added."

  @ours.account-phone-refused
  Rule: A visitor whose sign-in is too old or has ended signs in again before her phone changes
    "Verify it’s you" has her confirm that she is the user, and then leads back to the form for the code. She need not
    enter her number again. If her session has ended, for example because an administrator has signed her out, she
    signs in again.

    Source: ours

    Background:
      Given the app offers email and phone and Google
      And Ada is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      And she has chosen "Add a phone"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed

    @95-33
    Scenario: A visitor who signed in too long ago to add a phone comes to "Verify it’s you"
      Given the next request to set the phone of the account will fail: sign-in too long ago
      When she enters the code from her text message
      Then she comes to "Verify it’s you"

    @95-34
    Scenario: After "Verify it’s you", the visitor enters the code without entering the number again
      Given the next request to set the phone of the account will fail: sign-in too long ago
      And she has entered the code from her text message
      And she comes to "Verify it’s you"
      And she has submitted:
        | Password | analytical engine 1 |
      And she comes to "Verify your phone number"
      And she has entered the code from her text message
      When 1 second passes
      Then she sees the message "Your phone +16505550100 was added."

    @95-35
    Scenario: A visitor whose session has ended signs in again before she adds a phone
      Given Ada's account has been signed out by an administrator
      When she enters the code from her text message
      Then she sees the message "Please login again to perform this operation"

  @ours.account-phone-refused
  Rule: A visitor whose sign-in is too old or has ended signs in again before a text message is sent
    "Verify it’s you" has her confirm that she is the user, and then leads back to "Add a phone", which keeps the
    number.
    If her session has ended, for example because an administrator has signed her out, she signs in again.

    Source: ours

    Background:
      Given the app offers email and phone and Google
      And Ada is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      And she has chosen "Add a phone"

    @95-36
    Scenario: A visitor who signed in too long ago comes to "Verify it’s you", and no text message is sent
      Given the next request to send a text message will fail: sign-in too long ago
      When she asks for a code to "6505550100"
      Then she comes to "Verify it’s you"

    @95-37
    Scenario: After "Verify it’s you", the number is still in its field
      Given the next request to send a text message will fail: sign-in too long ago
      And she has asked for a code to "6505550100"
      And she comes to "Verify it’s you"
      When she submits:
        | Password | analytical engine 1 |
      Then she comes to "Add a phone"
      And the field "Phone number" contains "6505550100"

    @95-38
    Scenario: A visitor whose session has ended signs in again before a text message is sent
      Given Ada's account has been signed out by an administrator
      And the next request to send a text message will fail: expired sign-in
      When she asks for a code to "6505550100"
      Then she sees the message "Please login again to perform this operation"
