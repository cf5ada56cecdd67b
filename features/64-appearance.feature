Feature: Appearance of the first screen
  The first screen lists the ways to sign in that the app offers. Unless a scenario says otherwise, each provider's
  button has the provider's colour. "You are logged in." is the home page of a visitor who is signed in.

  @ours.neutral-buttons
  Rule: Neutral provider buttons have the colour of the card, and the provider's icon in its own colour
    The app can choose neutral buttons. The card is the framed box that contains the screen. The icon is the picture on
    the button, such as the "f" of Facebook. A colour is given by its amounts of red, green and blue. An icon that is
    too light or too dark for the card gets a shade that stands out: its contrast with the card is at least 3.

    Source: ours

    Background:
      Given the app offers Facebook and Yahoo and GitHub and Twitter and Apple and email
      And the app draws neutral provider buttons

    @64-1
    Scenario Outline: The button of <provider> has the colour of the card and the icon of <provider>
      When Grace opens "/"
      Then the button "Sign in with <provider>" has the colour of the card
      And the icon on the button "Sign in with <provider>" has the colour "<colour>"

      Examples:
        | provider | colour            |
        | Facebook | rgb(59, 89, 152)  |
        | Yahoo    | rgb(114, 14, 158) |
        | GitHub   | rgb(51, 51, 51)   |
        | Apple    | rgb(0, 0, 0)      |

    @64-2
    Scenario Outline: Every icon stands out from the card if the visitor prefers <kind> pages
      Given Grace prefers <kind> pages
      When Grace opens "/"
      Then the icons on these buttons stand out from the card:
        | Sign in with Facebook | Sign in with Yahoo | Sign in with GitHub | Sign in with Twitter | Sign in with Apple | Sign in with email |

      Examples:
        | kind  |
        | light |
        | dark  |

  @ours.icon-buttons
  Rule: The app can show two or more providers as a row of icons
    These are providers with an icon of their own: a provider that is well known, such as Google, or for which the app
    has set an icon. The name of a button without words appears under the mouse, and a screen reader says it. Email,
    phone and guests keep their words, and so does the option that the visitor has used last, which has a badge
    "Last used".

    Source: ours

    Background:
      Given the app shows providers as a row of icons

    @64-25
    Scenario: Google, GitHub and Apple have buttons without words, in a row before email, phone and guests
      Given the app offers Google and email and GitHub and phone and guests and Apple
      When Grace opens "/"
      Then she can choose:
        | Sign in with Google | Sign in with GitHub | Sign in with Apple | Sign in with email | Sign in with phone | Continue as guest |
      And only these buttons show no words:
        | Sign in with Google | Sign in with GitHub | Sign in with Apple |
      And these buttons are in one row:
        | Sign in with Google | Sign in with GitHub | Sign in with Apple |

    @64-26
    Scenario Outline: The label of <provider> appears under the mouse
      Given the app offers Google and GitHub and email
      When Grace opens "/"
      Then the button "Sign in with <provider>" has the tooltip "Sign in with <provider>"

      Examples:
        | provider |
        | Google   |
        | GitHub   |

    @64-27
    Scenario: Two providers have buttons without words
      Given the app offers Google and GitHub and email
      When Grace opens "/"
      Then only these buttons show no words:
        | Sign in with Google | Sign in with GitHub |

    @64-28
    Scenario: A single provider keeps its words
      Given the app offers Google and email and guests
      When Grace opens "/"
      Then every button shows words

    @64-29
    Scenario: A chosen button without words shows that it waits
      Given the app offers Google and GitHub and email
      And providers open in windows
      And Grace has opened the app and chosen Google
      When 500 milliseconds pass
      Then only the button "Sign in with Google" shows that it waits

    @64-30
    Scenario: The provider that was used last keeps its words, above the icons of the others
      Given the app offers Google and GitHub and Apple and email
      And the app marks the sign-in option that was used last
      And providers open in windows
      And Grace has opened "/"
      And she has chosen "Sign in with GitHub"
      And she has signed in at the provider
      And she reads "You are logged in."
      When she chooses "Sign-out"
      Then she can choose:
        | Sign in with GitHub | Sign in with Google | Sign in with Apple | Sign in with email |
      And only the button "Sign in with GitHub" carries the badge "Last used"
      And only these buttons show no words:
        | Sign in with Google | Sign in with Apple |

    @64-31
    Scenario: Five icons are large enough for a finger in a window of 320 pixels
      Given the app offers Google and GitHub and Apple and Facebook and Yahoo and email
      And Grace has opened "/"
      When her window becomes 320 pixels wide
      Then these buttons are at least 44 pixels wide and high:
        | Sign in with Google | Sign in with GitHub | Sign in with Apple | Sign in with Facebook | Sign in with Yahoo |

    @64-33
    Scenario: Seven icons are in a row of four and a row of three
      Given the app offers Google and GitHub and Apple and Facebook and Yahoo and Microsoft and Twitter and email
      When Grace opens "/"
      Then these buttons are in one row:
        | Sign in with Google | Sign in with GitHub | Sign in with Apple | Sign in with Facebook |
      And these buttons are in one row:
        | Sign in with Yahoo | Sign in with Microsoft | Sign in with Twitter |

  @ours.chosen-button-waits
  Rule: The chosen button shows that it waits, and the others look disabled as long as they cannot be chosen
    Nothing changes before 500 milliseconds have passed, because a quick answer of the service needs no sign of waiting.
    Then the chosen button shows that it waits. While a provider's window is open, the visitor may choose another
    button, so no button looks disabled. A guest uses the app without an email.

    Source: ours

    @64-3
    Scenario: 499 milliseconds after "Continue as guest", the button does not show that it waits
      Given the app offers Google and guests and email
      And Grace has opened "/"
      And the service delays its answer to every request to let a guest in
      And she has chosen "Continue as guest"
      When 499 milliseconds pass
      Then no button shows that it waits
      And no button looks disabled

    @64-4
    Scenario: 500 milliseconds after "Continue as guest", the button shows that it waits, and the others look disabled
      Given the app offers Google and guests and email
      And Grace has opened "/"
      And the service delays its answer to every request to let a guest in
      And she has chosen "Continue as guest"
      When 500 milliseconds pass
      Then only the button "Continue as guest" shows that it waits
      And these buttons look disabled:
        | Sign in with Google | Sign in with email |

    @64-32
    Scenario: While a guest is let in, the submit button above "Continue as guest" looks disabled, too
      Given the app asks for the email on the first screen
      And the app offers Google and guests and email
      And Grace has opened "/"
      And the service delays its answer to every request to let a guest in
      And she has chosen "Continue as guest"
      When 500 milliseconds pass
      Then these buttons look disabled:
        | Next | Sign in with Google |

    @64-5
    Scenario: While the window of Google is open, its button shows that it waits, and the others can be chosen
      Given the app offers Google and guests and email
      And providers open in windows
      And Grace has opened the app and chosen Google
      When 500 milliseconds pass
      Then only the button "Sign in with Google" shows that it waits
      And no button looks disabled

    @64-6
    Scenario: After the request has failed, the button waits no longer
      Given the app offers Google and guests and email
      And Grace has opened "/"
      And the service delays its answer to every request to let a guest in
      And the next request to let a guest in will fail: unknown error
      And she has chosen "Continue as guest"
      And 500 milliseconds have passed
      When the service answers
      Then she sees the message "Something went wrong. Please try again."
      And no button shows that it waits
      And no button looks disabled

  @ours.inline-email
  Rule: The app can ask for the email on the first screen, and list the other ways to sign in below
    Without this choice, the first screen has a button "Sign in with email". With it, the field "Email" and "Next" take
    the place of this button, and everything that leads to "Sign in with email" leads to the first screen instead. The
    first screen has the title "Sign in", and so has the screen that asks for the password. If email is the only sign-in
    option, the first screen is "Sign in with email", with or without this choice. If the browser blocks the window of a
    provider, "Continue in this window" opens it in place of the page. In an app with organisations that asks for the
    email first, the part after the @ tells the organisation. A guest uses the app without an email. The quota is the
    number of requests that the service allows the app.

    Source: ours

    Background:
      Given the app asks for the email on the first screen

    @64-7
    Scenario: The first screen asks for the email and lists the other ways to sign in
      Given the app offers Google and email and guests
      When Grace opens "/"
      Then she is asked for:
        | Email |
      And she reads "or"
      And she can choose:
        | Next | Sign in with Google | Continue as guest |
      And the focus is on "Email"

    @64-8
    Scenario: "Next" is as wide as the field "Email"
      Given the app offers email and Google
      When Grace opens "/"
      Then the button "Next" is as wide as the field "Email"

    @64-23
    Scenario: If the browser blocks the window of Google, "Continue in this window" comes before the email
      Given the app offers email and Google
      And providers open in windows
      And the browser blocks windows
      And Grace has opened "/"
      When she chooses "Sign in with Google"
      Then she can choose:
        | Dismiss | Continue in this window | Next | Sign in with Google |

    @64-34
    Scenario: A visitor who waits 10 seconds for the service sees the words of "Stop waiting"
      Given the app offers email and Google
      And the service delays its answer to every request to find out how the email signs in
      And Grace has opened "/"
      And she has continued with the email "grace@example.com"
      When 10 seconds pass
      Then the button "Stop waiting" shows its words

    @64-24
    Scenario: On "Create account", each button is as wide as the field "Email", and "Save" comes first
      Given the app offers email and Google
      And Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then she comes to "Create account"
      And she can choose:
        | Show password | Save | Cancel |
      And the button "Save" is as wide as the field "Email"
      And the button "Cancel" is as wide as the field "Email"

    @64-9
    Scenario: If the app offers only email, there is nothing to choose below
      Given the app offers email
      When Grace opens "/"
      Then she comes to "Sign in with email"
      And she can choose:
        | Next |

    @64-10
    Scenario: If the app does not offer email, the first screen lists the ways to sign in
      Given the app offers Google and guests
      When Grace opens "/"
      Then she can choose:
        | Sign in with Google | Continue as guest |

    @64-11
    Scenario: A visitor with an account is asked for her password next
      Given the app offers email and Google
      And Ada has an account
      And she has opened "/"
      When she continues with the email "ada@example.com"
      Then she is asked for:
        | Email | Password |
      And the field "Email" contains "ada@example.com"

    @64-12
    Scenario: A new visitor comes to "Create account"
      Given the app offers email and Google
      And Grace has opened "/"
      When she continues with the email "grace@example.com"
      Then she comes to "Create account"
      And the field "Email" contains "grace@example.com"

    @64-22
    Scenario: A visitor whose account signs in by Google comes to "You already have an account"
      Given the app offers email and Google
      And Ada has an account that signs in by Google
      And she has opened "/"
      When she continues with the email "ada@example.com"
      Then she comes to "You already have an account"
      And she can choose "Sign in with Google"

    @64-13
    Scenario Outline: A visitor who continues with the email <typed> reads "<words>"
      Given the app offers email and Google
      And Grace has opened "/"
      When she continues with the email <typed>
      Then she sees the message "<words>" under "Email"
      And the focus is on "Email"

      Examples:
        | typed    | words                                |
        | ""       | Enter your email address to continue |
        | "grace@" | That email address isn't correct     |

    @64-14
    Scenario: If the service cannot be reached, the visitor stays on the first screen with her email
      Given the app offers email and Google
      And Ada has an account
      And she has opened "/"
      And the next request to find out how the email signs in will fail: broken connection
      When she continues with the email "ada@example.com"
      Then she sees the message "A network error has occurred"
      And she is still on "Sign in"
      And the field "Email" contains "ada@example.com"
      And she can choose:
        | Dismiss | Next | Sign in with Google |

    @64-15
    Scenario: A visitor who chooses Google instead of "Next" signs in without entering her email
      Given the app offers email and Google
      And providers open in windows
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app

    @64-16
    Scenario: A visitor whose browser blocks the window of Google signs in by "Continue in this window" without entering her email
      Given the app offers email and Google
      And providers open in windows
      And the browser blocks windows
      And Grace has opened the app and chosen Google
      And she has chosen "Continue in this window"
      When she signs in at the provider
      Then she reads "You are logged in."

    @64-17
    Scenario: Back leads from the password to the first screen, where the email is still filled in
      Given the app offers email and Google
      And Ada has an account
      And she has opened "/"
      And she has continued with the email "ada@example.com"
      And she is asked for:
        | Email | Password |
      When she goes back in her browser
      Then she is asked for:
        | Email |
      And the field "Email" contains "ada@example.com"
      And she can choose:
        | Next | Sign in with Google |

    @64-18
    Scenario: "Cancel" on "Create account" leads back to the first screen
      Given the app offers email and Google
      And Grace has opened "/"
      And she has continued with the email "grace@example.com"
      And she comes to "Create account"
      When she chooses "Cancel"
      Then she can choose:
        | Next | Sign in with Google |

    @64-19
    Scenario: A visitor whose sign-in mail could not be sent comes to the first screen with her email
      Given the app offers email and Google
      And the app mails sign-in links instead of asking for passwords
      And Grace has opened "/"
      And the next request to send a sign-in mail will fail: exceeded quota
      When she continues with the email "grace@example.com"
      Then she sees the message "The quota for this operation has been exceeded. Try again later."
      And the field "Email" contains "grace@example.com"
      And she can choose:
        | Dismiss | Next | Sign in with Google |

    @64-20
    Scenario: The email that has told the organisation is filled in, and "Next" leads to "Create account"
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options  | email domain    |
        | Initech      | email and Google | initech.example |
      And Grace has opened "/"
      And she has continued with the email "grace@initech.example"
      And she can choose:
        | Next | Sign in with Google |
      When she chooses "Next"
      Then she comes to "Create account"
      And the field "Email" contains "grace@initech.example"

    @64-21
    Scenario: A visitor who changes the email on the first screen of an organisation comes to the organisation of the new email
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options  | email domain    |
        | Initech      | email and Google | initech.example |
        | Globex       | email and GitHub | globex.example  |
      And Grace has opened "/"
      And she has continued with the email "grace@initech.example"
      And she can choose:
        | Next | Sign in with Google |
      When she continues with the email "grace@globex.example"
      Then she can choose:
        | Next | Sign in with GitHub |
      And the field "Email" contains "grace@globex.example"
