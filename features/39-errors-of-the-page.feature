Feature: Errors of the page itself
  The page can fail by itself: the browser may store no data, a part of the page may not load, or the developer's
  configuration may be wrong. The visitor or the developer then sees what has happened. "Dismiss" removes a message.
  "You are logged in." is the home page of a visitor who is signed in. A visitor who "is signed in to the app" is signed
  in for all its parts, not only for the sign-in form. To complete "Sign in" is to enter the right password and submit
  it.

  @error.no-web-storage
  Rule: A visitor whose browser stores no data sees that she needs a different browser
    Some browsers can be set to store nothing for a site. "Web Storage" is the browser's store for a site's data,
    without which nobody can stay signed in. "/Login" is the page with the sign-in. A made-up link has a code that the
    service never sent. The app looks for this store first, and shows the message in place of any screen: the one for
    the email, the sign-in options, or the one to which a mailed link leads.

    Source: spec §8; reference T5

    @39-1
    Scenario: A browser that stores no data shows a message in place of the field for the email
      Given Grace's browser stores no data
      When she opens "/"
      Then she reads "The browser you are using does not support Web Storage. Please try again in a different browser."
      And nobody is signed in to the app

    @39-2
    Scenario: A browser that stores no data shows a message in place of the sign-in options
      Given the app offers email and guests
      And Grace's browser stores no data
      When she opens "/"
      Then she reads "The browser you are using does not support Web Storage. Please try again in a different browser."
      And she can choose nothing

    @39-3
    Scenario: A browser that stores no data shows a message at "/Login"
      Given Grace's browser stores no data
      When she opens "/Login"
      Then she reads "The browser you are using does not support Web Storage. Please try again in a different browser."

    @39-27
    Scenario: A browser that stores no data shows a message in place of the screen to which a link for a new password leads
      Given Grace's browser stores no data
      When she opens a made-up link to set a new password
      Then she reads "The browser you are using does not support Web Storage. Please try again in a different browser."

  @error.no-web-storage
  Rule: A visitor sees a message if her browser's storage is full when the app has to store something
    A browser lets each site store a limited amount of data. When this is used up, the app shows the same message as if
    the browser stored nothing. If the app cannot store who is signed in, the message is on a screen of its own, "Error
    encountered", whose button "Retry" starts the sign-in again and asks for the email. Otherwise it is on the screen on
    which the visitor is or to which she comes. The app also has to store that she has gone to a provider, such as
    Google, which opens in place of the page; the email with which she comes to "You already have an account", because
    her account signs in by Google; and what GitHub has told the app. GitHub has not verified her email, so the app
    keeps this until she has proved that the account is hers. When she comes back to the page from another window or
    program, the app looks again whether somebody is signed in.

    Source: spec §8; reference T5

    @39-4
    Scenario: Grace sees a message if the storage is full when she chooses to sign in with Google
      Given the app offers Google
      And Grace has opened "/"
      And her browser's storage is full
      When she chooses "Sign in with Google"
      Then she sees the message "The browser you are using does not support Web Storage. Please try again in a different browser."
      And she can choose:
        | Dismiss | Sign in with Google |

    @39-5
    Scenario: Grace signs in with Google when the storage has room again
      Given the app offers Google
      And Grace has opened "/"
      And her browser's storage is full
      And she has chosen "Sign in with Google"
      And she sees the message "The browser you are using does not support Web Storage. Please try again in a different browser."
      And her browser's storage has room again
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."

    @39-6
    Scenario: Ada is not signed in and sees a message if the storage is full when she has entered her password
      Given Ada has an account
      And she has come to "Sign in"
      And her browser's storage is full
      When she completes "Sign in"
      Then she comes to "Error encountered"
      And she reads "The browser you are using does not support Web Storage. Please try again in a different browser."
      And she can choose:
        | Retry |
      And nobody is signed in to the app

    @39-7
    Scenario: Ada, who could not be signed in because the storage is full, is still signed out when she looks at the page again
      Given Ada has an account
      And she has come to "Sign in"
      And her browser's storage is full
      And she has completed "Sign in"
      And she comes to "Error encountered"
      When she comes back to the page
      Then she is still on "Error encountered"
      And nobody is signed in to the app

    @39-8
    Scenario: Ada signs in with her password when the storage has room again
      Given Ada has an account
      And she has come to "Sign in"
      And her browser's storage is full
      And she has completed "Sign in"
      And she comes to "Error encountered"
      And her browser's storage has room again
      And she has chosen "Retry"
      And she has continued with the email "ada@example.com"
      And she comes to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."

    @39-9
    Scenario: Ada sees a message beside Google's button if the storage is full when she enters the email of her Google account
      Given the app offers email and Google
      And Ada has an account that signs in by Google
      And she has opened "/"
      And she has chosen "Sign in with email"
      And her browser's storage is full
      When she continues with the email "ada@example.com"
      Then she comes to "You already have an account"
      And she sees the message "The browser you are using does not support Web Storage. Please try again in a different browser."
      And she can choose:
        | Dismiss | Sign in with Google | Cancel |

    @39-10
    Scenario: Ada signs in with GitHub, which has not verified her email, and sees a message if the storage is full
      Given the app offers email and GitHub
      And providers open in windows
      And Ada has an account
      And she has opened the app and chosen GitHub
      And her browser's storage is full
      When she signs in at the provider, which has not verified her email
      Then she sees the message "The browser you are using does not support Web Storage. Please try again in a different browser."
      And she can choose:
        | Dismiss | Sign in with email | Sign in with GitHub |

  @screen.unrecoverable-error
  Rule: "Error encountered" has no button if nobody can sign in with this browser
    Another attempt would fail in the same way. The screen itself says what has happened, so no message appears in
    addition. "Web Storage" is the browser's store for a site's data, without which nobody can stay signed in. The title
    of the page, which the browser shows on its tab, ends with the name of the app, "Doorstep".

    Source: spec §2; reference §1.2 (32)

    @39-11
    Scenario: "Error encountered" says what has happened, and has no button, in a browser that stores no data
      Given Grace's browser stores no data
      When she opens "/"
      Then she comes to "Error encountered"
      And the page is titled "Error encountered – Doorstep"
      And she reads "The browser you are using does not support Web Storage. Please try again in a different browser."
      And she can choose nothing
      And she sees no message

  @script.chunk-load-error
  Rule: A visitor sees a message if a part of the page cannot be loaded, and can try again
    A part of the page is a file that is loaded when it is first needed, for example the next screen. "Next" on "Sign in
    with email" leads to "Create account", because Grace has no account, and the link in a reset mail to "Reset your
    password". If the home page is missing after Ada's sign-in, the form has done its work, so the app itself shows the
    error, as "Something went wrong". The browser's console, a list of errors for developers, calls it "ChunkLoadError".
    The focus, the place where the next key goes, is on "Retry", which tries to load the part again; after a second
    failure, "Retry" reloads the whole page. (Some browsers, such as Firefox, reload it the first time.) A reload keeps
    the code of a mailed link and the email that was entered. An app that offers only email then goes on to "Create
    account"; one with several sign-in options first lists these.

    Source: spec §8

    @39-12
    @isolated
    Scenario: Grace sees a message and the button "Retry" if the screen "Create account" cannot be loaded
      Given Grace has opened "/"
      And she has filled in "grace@example.com" as the "Email"
      And a part of the page cannot be loaded
      When she chooses "Next"
      Then she comes to "Error encountered"
      And she reads "A part of this page could not be loaded. Check your internet connection."
      And she can choose:
        | Retry |
      And the focus is on "Retry"
      And the developer's console names a "ChunkLoadError"

    @39-13
    @isolated
    Scenario: "Retry" leads to "Create account" when this screen can be loaded again
      Given Grace has opened "/"
      And she has filled in "grace@example.com" as the "Email"
      And a part of the page cannot be loaded
      And she has chosen "Next"
      And she comes to "Error encountered"
      And the part of the page can be loaded again
      When she chooses "Retry"
      Then she comes to "Create account"
      And the field "Email" contains "grace@example.com"

    @39-14
    @isolated
    Scenario: "Retry" shows the message again while the screen "Create account" cannot be loaded
      Given Grace has opened "/"
      And she has filled in "grace@example.com" as the "Email"
      And a part of the page cannot be loaded
      And she has chosen "Next"
      And she comes to "Error encountered"
      When she chooses "Retry"
      Then she comes to "Error encountered"
      And she can choose:
        | Retry |

    @39-31
    @isolated
    Scenario: "Retry" after a failed "Retry" reloads the page, which lists the sign-in options if there are several
      Given the app offers email and Google
      And Grace has opened "/"
      And she has chosen "Sign in with email"
      And she has filled in "grace@example.com" as the "Email"
      And a part of the page cannot be loaded
      And she has chosen "Next"
      And she comes to "Error encountered"
      And she has chosen "Retry"
      And she comes to "Error encountered"
      And the part of the page can be loaded again
      When she chooses "Retry"
      Then she can choose:
        | Sign in with email | Sign in with Google |

    @39-33
    @isolated
    Scenario: A reload by "Retry" leads to "Create account" with the email that Grace has entered, if email is the only sign-in option
      Given Grace has opened "/"
      And she has filled in "grace@example.com" as the "Email"
      And a part of the page cannot be loaded
      And she has chosen "Next"
      And she comes to "Error encountered"
      And she has chosen "Retry"
      And she comes to "Error encountered"
      And the part of the page can be loaded again
      When she chooses "Retry"
      Then she comes to "Create account"
      And the field "Email" contains "grace@example.com"

    @39-32
    @isolated
    @language.english
    Scenario: A reload by "Retry" leads to "Reset your password" if the link in a reset mail has opened the page
      Given Ada has an account
      And she has been sent a reset mail
      And a part of the page cannot be loaded
      And she has opened the link in her mail
      And she comes to "Error encountered"
      And she has chosen "Retry"
      And she comes to "Error encountered"
      And the part of the page can be loaded again
      When she chooses "Retry"
      Then she comes to "Reset your password"
      And the address is "/Login"

    @39-15
    @isolated
    Scenario: Ada sees "Something went wrong" if the home page, to which her sign-in leads, cannot be loaded
      Given Ada has an account
      And she has come to "Sign in"
      And a part of the page cannot be loaded
      When she completes "Sign in"
      Then she comes to "Something went wrong"
      And she reads "This page could not be shown."
      And she can choose:
        | Retry |

    @39-28
    @isolated
    Scenario: "Retry" on "Something went wrong" leads to the home page when this page can be loaded again
      Given Ada has an account
      And she has come to "Sign in"
      And a part of the page cannot be loaded
      And she has completed "Sign in"
      And she comes to "Something went wrong"
      And the part of the page can be loaded again
      When she chooses "Retry"
      Then she reads "You are logged in."

  @limit.chunk-load-timeout
  Rule: A part of the page has 120000 milliseconds to load
    That is two minutes. A part of the page is a file that is loaded when it is first needed, for example the next
    screen. Grace has no account, so "Create account" is the next screen for her. The busy indicator appears after 500
    milliseconds. "Next" on "Sign in with email" leads to the next screen. "Never loads" means that the part has not
    loaded until a step says otherwise. After the two minutes, "Error encountered" appears, whose button "Retry" tries
    to load the part again.

    Source: spec §9

    @39-16
    @isolated
    Scenario: After 119999 milliseconds, the page still waits for the screen "Create account"
      Given Grace has opened "/"
      And she has filled in "grace@example.com" as the "Email"
      And a part of the page never loads
      And she has chosen "Next"
      When 119999 milliseconds pass
      Then she is still on "Sign in with email"
      And she sees the busy indicator

    @39-17
    @isolated
    Scenario: After 120000 milliseconds, the page gives up the screen "Create account", and Grace sees a message
      Given Grace has opened "/"
      And she has filled in "grace@example.com" as the "Email"
      And a part of the page never loads
      And she has chosen "Next"
      When 120000 milliseconds pass
      Then she comes to "Error encountered"
      And she reads "A part of this page could not be loaded. Check your internet connection."

    @39-18
    @isolated
    Scenario: "Retry" leads to "Create account" after the page has given up this screen, when it can be loaded again
      Given Grace has opened "/"
      And she has filled in "grace@example.com" as the "Email"
      And a part of the page never loads
      And she has chosen "Next"
      And 120 seconds have passed
      And the part of the page can be loaded again
      When she chooses "Retry"
      Then she comes to "Create account"

  @store.project-config
  Rule: The developer names the project of the service by five environment variables, and sees each one that is wrong
    A project is the account of the app at the service. An environment variable is a value that the developer gives the
    app when it is put into operation, or deployed. The deployed app shows a wrong value to everybody who opens it, so
    that the developer notices it. The message says to the developer what kind of value the service gives for this
    variable. Wrong here are: a host name without a dot ("doorstep"); the name of a bucket, a store for files, that
    begins with "gs:"; an address that begins with "http" and not with "https"; and the id of an app for telephones
    ("ios") and not for the web. A key is not shown, even if it is wrong, because it may be secret.

    Source: spec §3, §7

    @39-19
    @language.english
    Scenario: The app starts if all five environment variables are right
      When Grace opens the deployed app
      Then she comes to "Sign in with email"
      And she can choose:
        | Next |

    @39-20
    Scenario Outline: The page says what is expected if the environment variable "<variable>" is missing
      Given the environment variable "<variable>" is not set
      When Grace opens the deployed app
      Then she comes to "Configuration error"
      And she reads <fault>
      And she can choose nothing

      Examples:
        | variable                | fault                                                                                                                    |
        | DOORSTEP_API_KEY        | 'DOORSTEP_API_KEY is missing: expected the web API key of the project, such as AIzaSy… (letters, digits, "-", "_").'     |
        | DOORSTEP_AUTH_DOMAIN    | "DOORSTEP_AUTH_DOMAIN is missing: expected a host name without scheme and path, such as my-project.firebaseapp.com."     |
        | DOORSTEP_DATABASE_URL   | "DOORSTEP_DATABASE_URL is missing: expected a URL that begins with https://, such as https://my-project.firebaseio.com." |
        | DOORSTEP_STORAGE_BUCKET | "DOORSTEP_STORAGE_BUCKET is missing: expected the name of a bucket without gs://, such as my-project.appspot.com."       |
        | DOORSTEP_APP_ID         | "DOORSTEP_APP_ID is missing: expected the id of a web app, such as 1:1234567890:web:0123456789abcdef."                   |

    @39-21
    Scenario Outline: The page says what is expected if the environment variable "<variable>" is "<value>"
      Given the environment variable "<variable>" is "<value>"
      When Grace opens the deployed app
      Then she comes to "Configuration error"
      And she reads <fault>

      Examples:
        | variable                | value                   | fault                                                                                                                                      |
        | DOORSTEP_AUTH_DOMAIN    | doorstep                | 'DOORSTEP_AUTH_DOMAIN is "doorstep": expected a host name without scheme and path, such as my-project.firebaseapp.com.'                    |
        | DOORSTEP_STORAGE_BUCKET | gs:doorstep             | 'DOORSTEP_STORAGE_BUCKET is "gs:doorstep": expected the name of a bucket without gs://, such as my-project.appspot.com.'                   |
        | DOORSTEP_DATABASE_URL   | http://doorstep.example | 'DOORSTEP_DATABASE_URL is "http://doorstep.example": expected a URL that begins with https://, such as https://my-project.firebaseio.com.' |
        | DOORSTEP_APP_ID         | 1:2:ios:3               | 'DOORSTEP_APP_ID is "1:2:ios:3": expected the id of a web app, such as 1:1234567890:web:0123456789abcdef.'                                 |

    @39-22
    Scenario: The page says that the API key is wrong without repeating the key
      Given the environment variable "DOORSTEP_API_KEY" is "secret"
      When Grace opens the deployed app
      Then she reads 'DOORSTEP_API_KEY is not right: expected the web API key of the project, such as AIzaSy… (letters, digits, "-", "_").'

    @39-23
    Scenario: The page names every environment variable that is missing or wrong
      Given the environment variable "DOORSTEP_APP_ID" is not set
      And the environment variable "DOORSTEP_AUTH_DOMAIN" is "doorstep"
      When Grace opens the deployed app
      Then she reads "DOORSTEP_APP_ID is missing: expected the id of a web app, such as 1:1234567890:web:0123456789abcdef."
      And she reads 'DOORSTEP_AUTH_DOMAIN is "doorstep": expected a host name without scheme and path, such as my-project.firebaseapp.com.'

  @call.initialise
  Rule: The service's library is set up with all five values of the project
    The library is the service's own code in the app. The developer gives the values as environment variables, such as
    "DOORSTEP_API_KEY". The app itself needs only some of them; other code, such as a database, takes the others from
    the library. The app loads the library when the visitor starts to type. To type is to enter something without
    submitting it.

    Source: spec §3, §7

    @39-30
    @isolated
    Scenario: The library has the five values as soon as the visitor begins to sign in
      Given Grace has opened the deployed app
      When she types "grace@example.com" into "Email"
      Then the service's library has been set up with the values of:
        | API key        | DOORSTEP_API_KEY        |
        | auth domain    | DOORSTEP_AUTH_DOMAIN    |
        | database URL   | DOORSTEP_DATABASE_URL   |
        | storage bucket | DOORSTEP_STORAGE_BUCKET |
        | app id         | DOORSTEP_APP_ID         |

  @script.web-vitals
  Rule: The speed of the page is measured, and reported only where the developer asks for it
    "TTFB", "FCP" and "LCP" are the times until the page receives data, shows something, and shows most of its content.
    "CLS" tells how much the page moves while it loads; it is reported when the visitor looks away from the page. "INP"
    tells how fast the page reacts to a click. From its start, the page watches for all of them but "TTFB", which the
    browser keeps anyway. Nothing is reported by watching alone; so a developer who asks later, or "starts to measure",
    still receives what was seen before. The deployed app is the app in operation.

    Source: spec §7

    @39-24
    @isolated
    @language.english
    Scenario: No measurement is reported where the developer has not asked for it
      When Grace opens the deployed app
      Then she comes to "Sign in with email"
      And no measurement of the page is reported

    @39-29
    @isolated
    Scenario Outline: The deployed app watches for "<measurement>" from its start
      When Grace opens the deployed app
      Then the page measures "<measurement>"

      Examples:
        | measurement |
        | CLS         |
        | FCP         |
        | INP         |
        | LCP         |

    @39-25
    @isolated
    Scenario Outline: The developer receives "<measurement>" even if the page has been shown before she asks for it
      Given Grace has opened "/"
      When the developer starts to measure how fast the page loads
      Then the developer receives the measurement "<measurement>"

      Examples:
        | measurement |
        | FCP         |
        | TTFB        |

    @39-26
    @isolated
    Scenario: The developer receives "CLS" after Grace has looked away from the page and at it again
      Given Grace has opened "/"
      And the developer has started to measure how fast the page loads
      When she comes back to the page
      Then the developer receives the measurement "CLS"
