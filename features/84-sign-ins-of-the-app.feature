Feature: Sign-ins of the app's own
  Some ways to sign in are unknown to the service, such as passkeys or the login of an older system. An app can add
  such a way as a sign-in option, here "Passkey". When a visitor presses its button, a function of the app runs. It
  recognises the visitor, for example with the help of the app's server, and returns a token: a short text by which
  the service knows her account. "You are logged in." is the home page of a visitor who is signed in.

  @ours.app-sign-in
  Rule: A sign-in option of the app's own signs in the visitor whom the app recognises
    Everything that follows a sign-in stays the same. The app recognises an existing account, or a new visitor, for whom
    the service creates an account. The service knows no email of a new visitor. A button has the colour that the app
    has chosen for it, and otherwise dark grey, whose amounts of red, green and blue are 55, 65 and 81.

    Source: ours

    @84-1
    Scenario: The first screen has a button for the app's own sign-in option
      Given the app offers email, and "Passkey" as a sign-in of its own
      When Grace opens "/"
      Then she can choose:
        | Sign in with email | Sign in with Passkey |

    @84-2
    Scenario: An app whose only sign-in option is its own shows its button
      Given the app offers only "Passkey", a sign-in of its own
      When Grace opens "/"
      Then she can choose:
        | Sign in with Passkey |
      And the sign-in of the app has been called 0 times

    @84-38
    Scenario: The button of the app's own sign-in option is dark grey
      Given the app offers email, and "Passkey" as a sign-in of its own
      When Grace opens "/"
      Then the button "Sign in with Passkey" has the colour "rgb(55, 65, 81)"

    @84-3
    @journey
    Scenario: A visitor whom the app's own sign-in option recognises is signed in to her account
      Given Ada has an account
      And the app offers email, and "Passkey" as a sign-in of its own
      And the sign-in of the app recognises Ada
      And she has opened "/"
      When she chooses "Sign in with Passkey"
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app
      And the service has received 1 request to sign in with the app's own token

    @84-4
    Scenario: A visitor who signs in with the app's own sign-in option for the first time gets an account
      Given the app offers email, and "Passkey" as a sign-in of its own
      And the sign-in of the app recognises a new visitor
      And Grace has opened "/"
      When she chooses "Sign in with Passkey"
      Then she reads "You are logged in."
      And the service has 1 account

    @84-5
    Scenario: The success callback learns that the visitor has used the app's own sign-in option
      Given Ada has an account
      And the app offers email, and "Passkey" as a sign-in of its own
      And the sign-in of the app recognises Ada
      And the callback "signInSuccessWithAuthResult" keeps the visitor where she is
      And she has opened "/"
      When she chooses "Sign in with Passkey"
      Then the app is told by "signInSuccessWithAuthResult":
        | user       | ada@example.com |
        | credential | none            |
        | operation  | signIn          |
        | new user   | no              |
        | provider   | app.passkey     |
        | target     | none            |

    @84-6
    Scenario: After the sign-out, a badge marks the app's own sign-in option
      Given the app marks the sign-in option that was used last
      And Ada has an account
      And the app offers email, and "Passkey" as a sign-in of its own
      And the sign-in of the app recognises Ada
      And she has opened "/"
      And she has chosen "Sign in with Passkey"
      And she reads "You are logged in."
      When she chooses "Sign-out"
      Then only the button "Sign in with Passkey" carries the badge "Last used"

    @84-7
    Scenario: The app's own sign-in option receives the email that the visitor has typed
      Given the app asks for the email on the first screen
      And the app offers email, and "Passkey" as a sign-in of its own
      And Grace has opened "/"
      And she has filled in:
        | Email | grace@example.com |
      When she chooses "Sign in with Passkey"
      Then the sign-in of the app has been called with:
        | email        | grace@example.com |
        | organisation | none              |
        | guest        | no                |

    @84-8
    Scenario: The app's own sign-in option does not receive an email that is incomplete
      Given the app asks for the email on the first screen
      And the app offers email, and "Passkey" as a sign-in of its own
      And Grace has opened "/"
      And she has filled in:
        | Email | grace@exam |
      When she chooses "Sign in with Passkey"
      Then the sign-in of the app has been called with:
        | email        | none |
        | organisation | none |
        | guest        | no   |

    @84-9
    Scenario: After a sign-in with the app's own sign-in option, a new visitor fills in the fields that the app asks for
      Given the app offers email, and "Passkey" as a sign-in of its own
      And the app asks new visitors for:
        | field   | kind | required |
        | Company | text | yes      |
      And the sign-in of the app recognises a new visitor
      And Grace has opened "/"
      When she chooses "Sign in with Passkey"
      Then she comes to "Complete your account"

    @84-10
    Scenario: After a sign-in with the app's own sign-in option, an email has to be verified if the app requires verified emails
      Given Ada has an account
      And the developer has set "requireVerifiedEmail" to true
      And the app offers email, and "Passkey" as a sign-in of its own
      And the sign-in of the app recognises Ada
      And she has opened "/"
      When she chooses "Sign in with Passkey"
      Then she comes to "Verify your email"

    @84-11
    Scenario: After a sign-in with the app's own sign-in option, no second factor is asked for, because the service allows none
      Given Ada has an account
      And Ada's email has been verified on another device
      And the developer has set "requireSecondFactor" to true
      And the app offers email, and "Passkey" as a sign-in of its own
      And the sign-in of the app recognises Ada
      And she has opened "/"
      When she chooses "Sign in with Passkey"
      Then she reads "You are logged in."

    @84-12
    Scenario: If sign-up is closed, a visitor who signs in with the app's own sign-in option for the first time comes to "Not Authorized"
      Given the app offers email, and "Passkey" as a sign-in of its own
      And sign-up is closed
      And the sign-in of the app recognises a new visitor
      And Grace has opened "/"
      When she chooses "Sign in with Passkey"
      Then she comes to "Not Authorized"
      And the service has no account

    @84-13
    Scenario: The app's own sign-in option signs the visitor in to the organisation that she has chosen
      Given people of these organisations sign in here:
        | organisation | sign-in options |
        | Initech      | email           |
        | Globex       | email           |
      And "Globex" also offers "Passkey", a sign-in of its own
      And Grace has opened "/"
      And she has chosen "Sign in to Globex"
      When she chooses "Sign in with Passkey"
      Then the sign-in of the app has been called with:
        | email        | none   |
        | organisation | globex |
        | guest        | no     |
      And she reads "You are logged in."

  @ours.app-sign-in-wait
  Rule: While the app recognises the visitor, the other sign-in options stay usable
    The busy indicator appears after 500 milliseconds, as in all screens. From then on, every button works again. A
    visitor who chooses another sign-in option ends the sign-in of the app. The app learns of this, so that it can
    close what it has opened.

    Source: ours

    Background:
      Given the app offers email, and "Passkey" as a sign-in of its own
      And the sign-in of the app recognises a new visitor
      And the sign-in of the app takes 60 seconds
      And Grace has opened "/"
      And she has chosen "Sign in with Passkey"

    @84-14
    Scenario: The busy indicator appears while the app recognises the visitor
      When 500 milliseconds pass
      Then she sees the busy indicator

    @84-15
    Scenario: A visitor who waits for the app's own sign-in option is signed in
      Given 500 milliseconds have passed
      When 60 seconds pass
      Then she reads "You are logged in."

    @84-16
    Scenario: A visitor who waits for the app's own sign-in option can choose another option, and the app learns of it
      Given 500 milliseconds have passed
      When she chooses "Sign in with email"
      Then she is asked for:
        | Email |
      And the app learns that its sign-in is no longer needed

    @84-17
    Scenario: If the app recognises a visitor after she has chosen another sign-in option, she is not signed in
      Given 500 milliseconds have passed
      And she has chosen "Sign in with email"
      When 60 seconds pass
      Then she is asked for:
        | Email |
      And the service has received no request to sign in with the app's own token

    @84-18
    Scenario: A visitor who presses the button of the app's sign-in again begins anew
      Given 500 milliseconds have passed
      When she chooses "Sign in with Passkey"
      Then the sign-in of the app has been called 2 times
      And the app learns that its sign-in is no longer needed

    @84-19
    Scenario: A visitor who goes back ends a sign-in with the app's own sign-in option
      Given 500 milliseconds have passed
      And she has chosen "Sign in with email"
      And she has gone back in her browser
      And she has chosen "Sign in with Passkey"
      And 500 milliseconds have passed
      When she goes forward in her browser
      Then she is asked for:
        | Email |
      And the app learns that its sign-in is no longer needed

  @ours.app-sign-in-faults
  Rule: A visitor whom the app does not recognise keeps what she has typed, and can try again
    If the function of the app returns nothing, the visitor has cancelled, and reads nothing. It can return a message
    for her. If it fails, or if the service refuses its token, she reads a general message, and the developer learns of
    the error.

    Source: ours

    Background:
      Given the app asks for the email on the first screen
      And the app offers email, and "Passkey" as a sign-in of its own

    @84-20
    Scenario: A visitor who has cancelled a sign-in with the app's own sign-in option sees no message
      Given Grace has opened "/"
      And she has filled in:
        | Email | grace@example.com |
      When she chooses "Sign in with Passkey"
      Then the sign-in of the app has been called 1 time
      And she sees no message
      And the field "Email" contains "grace@example.com"
      And the service has received no request to sign in with the app's own token

    @84-21
    Scenario: A visitor whom the app refuses reads the message of the app
      Given the sign-in of the app says: "This device has no passkey for us."
      And Grace has opened "/"
      And she has filled in:
        | Email | grace@example.com |
      When she chooses "Sign in with Passkey"
      Then she sees the message "This device has no passkey for us."
      And the field "Email" contains "grace@example.com"

    @84-22
    Scenario: The message of the app is in the language of the widget
      Given the sign-in of the app says "No passkey." in English, and "Kein Passkey." in German
      And Grace has opened "/"
      And she has chosen "Sign in with Passkey"
      And she sees the message "No passkey."
      When the app switches its language to German
      Then she sees the message "Kein Passkey."

    @84-23
    Scenario: If the app's own sign-in option fails, the visitor reads a general message
      Given the sign-in of the app fails
      And Grace has opened "/"
      And she has filled in:
        | Email | grace@example.com |
      When she chooses "Sign in with Passkey"
      Then she sees the message "Something went wrong. Please try again."
      And the field "Email" contains "grace@example.com"
      And the developer's console says "The sign-in of the app fails."

    @84-24
    Scenario: After a failure, the visitor can try the app's own sign-in option again
      Given the sign-in of the app fails
      And Grace has opened "/"
      And she has chosen "Sign in with Passkey"
      And she sees the message "Something went wrong. Please try again."
      When she chooses "Sign in with Passkey"
      Then the sign-in of the app has been called 2 times

    @84-25
    Scenario Outline: If the app's own sign-in option returns <value>, the visitor reads a general message
      Given the sign-in of the app returns <value>
      And Grace has opened "/"
      When she chooses "Sign in with Passkey"
      Then she sees the message "Something went wrong. Please try again."
      And the developer's console says 'signIn of "app.passkey": must return a custom token, a message such as { message: "…" }, or nothing, but has returned <read>.'

      Examples:
        | value         | read   |
        | 7             | 7      |
        | true          | true   |
        | ""            | ""     |
        | an empty list | a list |

    @84-39
    Scenario: If the message of the app is empty in one language, the visitor reads a general message
      Given the sign-in of the app says "No passkey." in English, and "" in German
      And Grace has opened "/"
      When she chooses "Sign in with Passkey"
      Then she sees the message "Something went wrong. Please try again."
      And the developer's console says 'signIn of "app.passkey": must return a custom token, a message such as { message: "…" }, or nothing, but has returned an object.'

    @84-26
    Scenario: If the service refuses the token of the app's own sign-in option, the visitor reads a general message
      Given the sign-in of the app returns a token that is not valid
      And Grace has opened "/"
      And she has filled in:
        | Email | grace@example.com |
      When she chooses "Sign in with Passkey"
      Then she sees the message "Something went wrong. Please try again."
      And the field "Email" contains "grace@example.com"
      And the developer's console says "the service has refused the token (auth/invalid-custom-token)."

    @84-27
    Scenario: If the connection breaks after a sign-in with the app's own sign-in option, the visitor is signed in at her next attempt
      Given the sign-in of the app recognises a new visitor
      And the next request to sign in with the app's own token will fail: broken connection
      And Grace has opened "/"
      And she has chosen "Sign in with Passkey"
      And she sees the message "A network error has occurred"
      When she chooses "Sign in with Passkey"
      Then she reads "You are logged in."

    @84-28
    Scenario: A visitor reads that the account that the app has recognised is disabled
      Given Ada has an account that is disabled
      And the sign-in of the app recognises Ada
      And she has opened "/"
      When she chooses "Sign in with Passkey"
      Then she sees the message "The user account has been disabled by an administrator."

  @ours.app-sign-in-guests
  Rule: The app decides whether a guest keeps her account
    The function of the app receives the guest if guests keep their accounts. It can return a token for the account of
    the guest, or for a different account. The service adds nothing to the account of the guest; the app does so itself.

    Source: ours

    @84-29
    Scenario: A guest keeps the account ID if the app returns a token for her account
      Given guests keep their accounts when they sign in
      And the app offers guests, and "Passkey" as a sign-in of its own
      And the sign-in of the app keeps the account of the guest
      And Grace is a guest at "/Login"
      When she chooses "Sign in with Passkey"
      Then she reads "You are logged in."
      And she has kept the account ID that she had as a guest
      And the app is told that the guest has kept her account

    @84-30
    Scenario: A guest who keeps her account fills in the fields of the app
      Given guests keep their accounts when they sign in
      And the app offers guests, and "Passkey" as a sign-in of its own
      And the app asks new visitors for:
        | field   | kind | required |
        | Company | text | yes      |
      And the sign-in of the app keeps the account of the guest
      And Grace is a guest at "/Login"
      When she chooses "Sign in with Passkey"
      Then she comes to "Complete your account"

    @84-31
    Scenario: A guest gets a different account if the app returns a token for it
      Given guests keep their accounts when they sign in
      And the app offers guests, and "Passkey" as a sign-in of its own
      And the sign-in of the app recognises a new visitor
      And Grace is a guest at "/Login"
      When she chooses "Sign in with Passkey"
      Then she has a new account ID
      And the app is told that the guest has signed in to a different account

    @84-32
    Scenario: If guests keep their accounts, the app's own sign-in option is told which guest signs in
      Given guests keep their accounts when they sign in
      And the app offers guests, and "Passkey" as a sign-in of its own
      And Grace is a guest at "/Login"
      When she chooses "Sign in with Passkey"
      Then the sign-in of the app has been called with:
        | email        | none |
        | organisation | none |
        | guest        | yes  |

    @84-33
    Scenario: If guests do not keep their accounts, the app's own sign-in option is not told that a guest signs in
      Given the app offers guests, and "Passkey" as a sign-in of its own
      And Grace is a guest at "/Login"
      When she chooses "Sign in with Passkey"
      Then the sign-in of the app has been called with:
        | email        | none |
        | organisation | none |
        | guest        | no   |

  @ours.app-sign-in-autofill
  Rule: The email field of the first screen can suggest sign-ins of the app
    Browsers show passkeys among the suggestions of an email field. The function "autofill" of the app asks the browser
    for a passkey, and returns what belongs to the one that the visitor chooses. It is called as soon as the list shows
    the email field. Whatever else the visitor does ends it, because a browser answers only one such request at a time.
    If it fails, the visitor reads nothing, because she has done nothing.

    Source: ours

    Background:
      Given Ada has an account
      And the app asks for the email on the first screen
      And the app offers email, and "Passkey" as a sign-in of its own
      And the app suggests sign-ins in the email field

    @84-51
    Scenario: The email field is marked, so that the browser suggests passkeys
      When she opens "/"
      Then a password manager recognises the field "Email" as "username webauthn"
      And the app has been asked 1 time to suggest sign-ins

    @84-52
    Scenario: Without suggestions of the app, the email field is marked for passwords only
      Given the developer has left "signInOptions[1].autofill" empty
      When she opens "/"
      Then a password manager recognises the field "Email" as "username"

    @84-40
    Scenario: A visitor who chooses a suggested passkey in the email field is signed in
      Given Ada chooses a suggestion of the email field after 10 seconds
      And she has opened "/"
      When 10 seconds pass
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @84-41
    Scenario: A visitor who has not chosen a suggested passkey yet is not signed in
      Given Ada chooses a suggestion of the email field after 10 seconds
      And she has opened "/"
      When 9 seconds pass
      Then she is asked for:
        | Email |
      And the service has received no request to sign in with the app's own token

    @84-42
    Scenario: A visitor who has typed a part of her email can still choose a suggested passkey
      Given Ada chooses a suggestion of the email field after 10 seconds
      And she has opened "/"
      And she has filled in:
        | Email | ada |
      When 10 seconds pass
      Then she reads "You are logged in."

    @84-43
    Scenario: The suggestions of the email field end when the visitor chooses the button of the app's sign-in
      Given she has opened "/"
      When she chooses "Sign in with Passkey"
      Then the app learns that its suggestions are no longer needed

    @84-44
    Scenario: The suggestions of the email field end when the visitor submits her email
      Given she has opened "/"
      When she continues with the email "ada@example.com"
      Then she comes to "Sign in"
      And the app learns that its suggestions are no longer needed

    @84-45
    Scenario: A visitor who has cancelled the app's sign-in gets suggestions again
      Given she has opened "/"
      When she chooses "Sign in with Passkey"
      Then the app has been asked 2 times to suggest sign-ins

    @84-46
    Scenario: A visitor whom the app does not recognise reads its message, and is not asked to choose again
      Given the app answers a suggestion that is chosen after 10 seconds with: "This passkey is not known here."
      And she has opened "/"
      And she has filled in:
        | Email | ada@example.com |
      When 10 seconds pass
      Then she sees the message "This passkey is not known here."
      And the field "Email" contains "ada@example.com"
      And the app has been asked 1 time to suggest sign-ins

    @84-47
    Scenario: A browser that can suggest no passkeys shows the list of sign-in options as usual
      Given the app has no suggestions for the email field
      When she opens "/"
      Then she is asked for:
        | Email |
      And she sees no message

    @84-48
    Scenario: If the app cannot ask the browser, the visitor sees no message, and the developer learns of the error
      Given the app cannot ask the browser for suggestions
      When she opens "/"
      Then she is asked for:
        | Email |
      And she sees no message
      And the developer's console says "The sign-in of the app fails."

    @84-49
    Scenario: A list of sign-in options without an email field suggests no passkeys
      Given the app asks for the email on a screen of its own
      When she opens "/"
      Then she can choose:
        | Sign in with email | Sign in with Passkey |
      And the app has been asked 0 times to suggest sign-ins

    @84-50
    Scenario: Suggestions that are no function are reported to the developer as a mistake
      Given the developer has set "signInOptions[1].autofill" to "passkey"
      When she opens "/"
      Then she reads 'signInOptions[1].autofill: must be a function, but is "passkey"'

  @ours.app-sign-in-config
  Rule: A sign-in option of the app's own needs a provider that begins with "app.", a name and a function
    The developer names the sign-in option by "provider" and "providerName". "signIn" is the function.

    Source: ours

    Background:
      Given the app offers email, and "Passkey" as a sign-in of its own

    @84-34
    Scenario Outline: The provider <provider> is reported to the developer as a mistake
      Given the developer has set "signInOptions[1].provider" to <provider>
      When Grace opens "/"
      Then she reads 'signInOptions[1].provider: must be "app." and a name in small letters, but is <provider>; <suggestion>'

      Examples:
        | provider      | suggestion                  |
        | "passkey"     | did you mean "app.passkey"? |
        | "App.Passkey" | did you mean "app.passkey"? |
        | "app."        | such as "app.passkey"       |

    @84-35
    Scenario Outline: A sign-in option of the app's own without <key> is reported to the developer as a mistake
      Given the developer has left "signInOptions[1].<key>" empty
      When Grace opens "/"
      Then she reads "signInOptions[1].<key>: must be <kind>, but is missing"

      Examples:
        | key          | kind       |
        | signIn       | a function |
        | providerName | a text     |

    @84-36
    Scenario: A function at a provider of the service is reported to the developer as a mistake
      Given the developer has set "signInOptions[0].signIn" to a function
      When Grace opens "/"
      Then she reads "signInOptions[0].signIn: is not a known key; known are provider, requireDisplayName, signInMethod, emailLinkSignIn, forceSameDevice, alsoOffer, sendEmailCode, checkEmailCode, providerName, fullLabel, buttonColor, iconUrl, iconPaths, hd, disableSignUp"

    @84-37
    Scenario: A domain of emails at a sign-in option of the app's own is reported to the developer as a mistake
      Given the developer has set "signInOptions[1].hd" to "example.com"
      When Grace opens "/"
      Then she reads 'signInOptions[1].hd: needs a provider such as "saml.acme" or "google.com", or the displayMode "identifierFirst"'
