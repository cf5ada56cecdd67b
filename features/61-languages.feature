Feature: Languages
  The app says in which language the visitor signs in, and can switch it at any time, for example by a menu on its page.
  The visitor then goes on where she was. Or the app lets the visitor's browser choose. Unless a Rule says otherwise, a
  scenario begins in English, and the app switches to German.

  @ours.language-switch
  Rule: A switch of the language keeps the visitor's place
    "The same screen in German" has all titles, texts, labels and messages of the English screen, in German. Every field
    has the same value, and the focus is where it was. The words in brackets tell screens with the same title apart.
    "Organisation by email": her email says to which organisation she belongs. "The app offers no way": the app lacks
    the sign-in option of her account. "Connect …": she connects GitHub by signing in by what follows; "the link of
    another device" was to connect it, too. On "New device …" and "Session ended", the link does not work here. On
    "Continue with …?", Ada has a different email at Google, or is signed in and has followed a link for Grace. In
    German, "Email" is "E-Mail-Adresse", "Next" is "Weiter", and "Sign in" is "Anmelden".

    Source: ours

    @61-1
    Scenario Outline: "<screen>" is shown again in German
      Given Ada has come to the screen "<screen>"
      When the app switches its language to German
      Then she sees the same screen in German

      Examples: every screen on which a visitor enters or chooses something
        | screen                                              |
        | Sign in with email                                  |
        | Sign in (all options)                               |
        | Sign in (organisations)                             |
        | Sign in (organisation by email)                     |
        | Sign in (password)                                  |
        | Create account                                      |
        | Error encountered (the name was not saved)          |
        | Recover password                                    |
        | Check your email                                    |
        | Not Authorized                                      |
        | Sign in (the app offers no way)                     |
        | Sign-in email sent                                  |
        | Trouble getting email?                              |
        | Confirm email                                       |
        | New device or browser detected                      |
        | Session ended                                       |
        | Continue with grace@example.com?                    |
        | You already have an account (Google)                |
        | You already have an account (connect to Google)     |
        | You already have an account (connect to a password) |
        | You already have an account (connect by a link)     |
        | Sign in (the link of another device)                |
        | Continue with lovelace@example.com?                 |
        | Enter your phone number                             |
        | Verify your phone number                            |
        | Verify your email (code)                            |
        | Choose how to verify it’s you                       |
        | Verify it’s you (before the text message)           |
        | Verify it’s you (code)                              |
        | Use a backup code                                   |
        | Add a second step                                   |
        | Add a second step (email not verified)              |
        | Check your email (to verify it)                     |
        | Verify your email                                   |
        | Sign in faster next time                            |
        | Add a second step (phone)                           |
        | Add a second step (code)                            |
        | Connect your authenticator app                      |
        | Your account                                        |
        | Change your name                                    |
        | Change your email                                   |
        | Check your email (to change it)                     |
        | Change your password                                |
        | Ways to sign in                                     |
        | Add a phone                                         |
        | Verify your phone number (account)                  |
        | Second steps                                        |
        | Backup codes                                        |
        | Rename this passkey                                 |
        | Add a passkey (email not verified)                  |
        | Sign out on all devices?                            |
        | Delete your account                                 |
        | Verify it’s you (again)                             |
        | Reset your password                                 |
        | Password changed                                    |
        | Try resetting your password again                   |
        | Your email has been verified                        |
        | Try verifying your email again                      |
        | Your email has been verified and changed            |
        | Try updating your email again                       |
        | Updated email address                               |
        | Unable to update your email address                 |
        | Removed second factor                               |
        | Error encountered                                   |
        | Sign Out                                            |

    @61-2
    Scenario Outline: What Ada has typed as the "<label>" on "<screen>" stays
      Given Ada has come to the screen "<screen>"
      And she has filled in "<text>" as the "<label>"
      When the app switches its language to German
      Then she sees the same screen in German

      Examples:
        | screen                   | label             | text            |
        | Sign in with email       | Email             | ada@example.com |
        | Sign in (password)       | Password          | never mind      |
        | Create account           | First & last name | Ada Lovelace    |
        | Recover password         | Email             | ada@example.org |
        | Enter your phone number  | Phone number      | 650-555-0100    |
        | Verify your phone number | 6-digit code      | 123             |
        | Use a backup code        | Backup code       | aaaaa           |
        | Reset your password      | New password      | a new password  |

    @61-3
    Scenario: The message that an email is not correct is shown again in German
      Given the app offers email
      And Ada has opened "/"
      And she has continued with the email "ada"
      When the app switches its language to German
      Then she sees the message "Diese E-Mail-Adresse ist nicht richtig" under "E-Mail-Adresse"
      And the focus is on "E-Mail-Adresse"

    @61-4
    Scenario: After the switch, the next screen is in German
      Given the app offers email
      And Ada has an account with the password "lovelace-1815"
      And she has opened "/"
      And she has filled in "ada@example.com" as the "Email"
      And the app has switched its language to German
      When she chooses "Weiter"
      Then she comes to "Anmelden"

  @ours.browser-language
  Rule: A visitor reads the language that the browser prefers
    A browser names languages by tags, the preferred one first. "de" is German, "de-AT" is German in Austria, "fr" is
    French, "en" is English, "eo" is Esperanto, and "la" is Latin. The widget has neither Esperanto nor Latin.

    Source: ours

    @61-7
    @language.english
    Scenario Outline: A visitor whose browser prefers "<preferred>" reads <language>
      Given the widget is in the language that the browser prefers
      And Ada's browser prefers "<preferred>"
      When she opens "/"
      Then she comes to "<title>"

      Examples: the preferred language
        | preferred | language             | title                       |
        | de        | German               | Mit E-Mail-Adresse anmelden |
        | en-US, de | English              | Sign in with email          |
        | pt-BR     | Brazilian Portuguese | Fazer login com e-mail      |
        | pt-PT     | European Portuguese  | Iniciar sessão com o email  |

      Examples: a form of the language that the widget has, close to that of the visitor's region
        | preferred | language               | title                          |
        | de-AT     | German                 | Mit E-Mail-Adresse anmelden    |
        | es-MX     | Latin American Spanish | Acceder con correo electrónico |
        | zh-MO     | Hong Kong Chinese      | 使用電郵登入                         |
        | no        | Norwegian              | Logg på med e-post             |

      Examples: the first language that the widget has
        | preferred  | language | title                       |
        | eo, de, fr | German   | Mit E-Mail-Adresse anmelden |
        | eo, en, de | English  | Sign in with email          |

      Examples: no language that the widget has
        | preferred | language | title              |
        | eo        | English  | Sign in with email |
        | eo, la    | English  | Sign in with email |

    @61-8
    @language.english
    Scenario Outline: Of "<offered>", a visitor whose browser prefers "<preferred>" reads <language>
      Given the widget is in the language that the browser prefers, one of "<offered>"
      And Ada's browser prefers "<preferred>"
      When she opens "/"
      Then she comes to "<title>"

      Examples: the app offers the preferred language
        | offered | preferred | language | title                   |
        | de, fr  | fr-CA, de | French   | Se connecter par e-mail |
        | en, de  | en-US, de | English  | Sign in with email      |

      Examples: the app offers only another preferred language
        | offered | preferred | language | title                       |
        | de      | fr-CA, de | German   | Mit E-Mail-Adresse anmelden |
        | de, fr  | en-US, de | German   | Mit E-Mail-Adresse anmelden |

      Examples: the app offers no preferred language
        | offered | preferred | language | title              |
        | de      | fr        | English  | Sign in with email |

    @61-9
    @language.english
    Scenario: The next screen is in the language that the browser prefers
      Given the widget is in the language that the browser prefers
      And Ada's browser prefers "de"
      And Ada has an account with the password "lovelace-1815"
      And she has opened "/"
      And she has filled in "ada@example.com" as the "E-Mail-Adresse"
      When she chooses "Weiter"
      Then she comes to "Anmelden"

    @61-10
    @language.english
    Scenario: The account page is in the language that the browser prefers
      Given the widget is in the language that the browser prefers
      And Ada's browser prefers "de"
      And Ada is signed in at "/"
      When she goes to "/Login?mode=account"
      Then she comes to "Ihr Konto"

  @ours.email-code-language
  Rule: The mail with a code is in the visitor's language
    The app's server writes the mail in the language of the widget. "Ihr Code lautet" is German for "your code is", and
    "Erneut senden" is German for "Resend".

    Source: ours

    Background:
      Given the app mails codes

    @61-11
    @language.english
    Scenario: A visitor who reads German gets the mail with her code in German
      Given Ada has opened "/"
      And she has filled in "ada@example.com" as the "Email"
      And the app has switched its language to German
      When she chooses "Weiter"
      Then she reads "Ihr Code lautet" in the subject of the mail with her code

    @61-12
    @language.english
    Scenario: A visitor who reads English gets the mail with her code in English
      Given Ada has opened "/"
      When she continues with the email "ada@example.com"
      Then she reads "is your code" in the subject of the mail with her code

    @61-13
    @language.english
    Scenario: After the app has switched to German, the mail with the next code is in German
      Given Ada has come to "Verify your email"
      And the app has switched its language to German
      And 15 seconds have passed
      When she chooses "Erneut senden"
      Then she reads "Ihr Code lautet" in the subject of the mail with her code

  @ours.country-search
  Rule: A country is found by its name in the visitor's language, and by its English name
    A visitor may know a country by either name. "Deutschland" is Germany, "Österreich" Austria, "Ägypten" Egypt,
    "Schweden" Sweden and "Dänemark" Denmark.

    Source: ours

    @61-5
    Scenario Outline: A search of the countries in German for "<typed>" finds <country>
      Given phone is the only sign-in option
      And Grace has opened "/"
      And the app has switched its language to German
      When she searches the countries for "<typed>"
      Then she can choose the countries:
        | <country> |

      Examples: the German name
        | typed       | country     |
        | deutschland | Deutschland |
        | Ägypten     | Ägypten     |

      Examples: the English name
        | typed   | country     |
        | germany | Deutschland |
        | Austria | Österreich  |

      Examples: a name with accents, typed without them
        | typed      | country    |
        | osterreich | Österreich |
        | agypt      | Ägypten    |

    @61-6
    Scenario: A country with a German name that matches is listed before one whose English name begins with the search
      Given phone is the only sign-in option
      And Grace has opened "/"
      And the app has switched its language to German
      When she searches the countries for "den"
      Then she can choose the countries:
        | Schweden |
        | Dänemark |
