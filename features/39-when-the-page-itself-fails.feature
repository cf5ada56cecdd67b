Feature: When the page itself fails
  A browser that keeps nothing, a part that does not come, a project that is not named: each is said, and nobody is left
  before an empty page.

  @error.no-web-storage
  Rule: A browser that stores nothing is said to be the wrong one
    Source: spec §8; reference T5

    @39-1
    Scenario: One way in
      Given Grace's browser stores no data
      When she opens "/"
      Then she reads "The browser you are using does not support Web Storage. Please try again in a different browser."
      And nobody is signed in to the app

    @39-2
    Scenario: Several ways in
      Given the app offers email and guests
      And Grace's browser stores no data
      When she opens "/"
      Then she reads "The browser you are using does not support Web Storage. Please try again in a different browser."
      And she can choose nothing

    @39-3
    Scenario Outline: Whatever the address: "<address>"
      Given Grace's browser stores no data
      When she opens "<address>"
      Then she reads "The browser you are using does not support Web Storage. Please try again in a different browser."

      Examples:
        | address                              |
        | /Login                               |
        | /?mode=resetPassword&oobCode=made-up |

    @39-4
    Scenario: One that has no room left when she is to go to a provider
      Given the app offers Google
      And Grace has opened "/"
      And her browser's storage is full
      When she chooses "Sign in with Google"
      Then she sees the message "The browser you are using does not support Web Storage. Please try again in a different browser."
      And she can choose:
        | Dismiss | Sign in with Google |

    @39-5
    Scenario: She tries again when there is room
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
    Scenario: One that has no room left for who signs in
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
    Scenario: Who comes back to the page has not been signed in by it
      Given Ada has an account
      And she has come to "Sign in"
      And her browser's storage is full
      And she has completed "Sign in"
      And she comes to "Error encountered"
      When she comes back to the page
      Then she is still on "Error encountered"
      And nobody is signed in to the app

    @39-8
    Scenario: She signs in again when there is room
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
    Scenario: One that has no room left for an email that a provider is asked about
      Given the app offers email and Google
      And Ada has an account that signs in by Google
      And she has opened "/"
      And she has chosen "Sign in with email"
      And her browser's storage is full
      When she continues with the email "ada@example.com"
      Then she comes to "Sign in"
      And she sees the message "The browser you are using does not support Web Storage. Please try again in a different browser."
      And she can choose:
        | Dismiss | Sign in with Google |

    @39-10
    Scenario: One that has no room left for what is to be connected
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
  Rule: "Error encountered" without a way on says what makes signing in impossible here
    Source: spec §2; reference §1.2 (32)

    @39-11
    Scenario: What is there
      Given Grace's browser stores no data
      When she opens "/"
      Then she comes to "Error encountered"
      And the page is titled "Error encountered – Doorstep"
      And she can choose nothing
      And she sees no message

  @script.chunk-load-error
  Rule: A part of the app that cannot be had is said plainly, and can be asked for again
    Source: spec §8

    @39-12
    @isolated
    Scenario: A screen of the widget
      Given Grace has opened "/"
      And she has filled in "grace@example.com" as the "Email"
      And a part of the page cannot be loaded
      When she continues with the email "grace@example.com"
      Then she comes to "Error encountered"
      And she reads "A part of this page could not be loaded. Check your internet connection."
      And she can choose:
        | Retry |
      And the focus is on "Retry"
      And the developer's console names a "ChunkLoadError"

    @39-13
    @isolated
    Scenario: "Retry" goes on where she was
      Given Grace has opened "/"
      And she has filled in "grace@example.com" as the "Email"
      And a part of the page cannot be loaded
      And she has continued with the email "grace@example.com"
      And she comes to "Error encountered"
      And the part of the page can be loaded again
      When she chooses "Retry"
      Then she comes to "Create account"
      And the field "Email" contains "grace@example.com"

    @39-14
    @isolated
    Scenario: As long as it cannot be had, it can be tried again
      Given Grace has opened "/"
      And she has filled in "grace@example.com" as the "Email"
      And a part of the page cannot be loaded
      And she has continued with the email "grace@example.com"
      And she comes to "Error encountered"
      When she chooses "Retry"
      Then she comes to "Error encountered"
      And she can choose:
        | Retry |

    @39-15
    @isolated
    Scenario: The first page of somebody who is signed in
      Given Ada has an account
      And she has come to "Sign in"
      And a part of the page cannot be loaded
      When she completes "Sign in"
      Then she comes to "Something went wrong"
      And she reads "This page could not be shown."
      And she can choose:
        | Retry |

  @limit.chunk-load-timeout
  Rule: A part of the app has 120000 milliseconds to come
    Source: spec §9

    @39-16
    @isolated
    Scenario: After 119999 milliseconds it is still waited for
      Given Grace has opened "/"
      And she has filled in "grace@example.com" as the "Email"
      And a part of the page never loads
      And she has continued with the email "grace@example.com"
      When 119999 milliseconds pass
      Then she is still on "Sign in with email"
      And she sees the busy indicator

    @39-17
    @isolated
    Scenario: After 120000 milliseconds it is not waited for any more
      Given Grace has opened "/"
      And she has filled in "grace@example.com" as the "Email"
      And a part of the page never loads
      And she has continued with the email "grace@example.com"
      When 120000 milliseconds pass
      Then she comes to "Error encountered"
      And she reads "A part of this page could not be loaded. Check your internet connection."

    @39-18
    @isolated
    Scenario: What comes late is taken at the next try
      Given Grace has opened "/"
      And she has filled in "grace@example.com" as the "Email"
      And a part of the page never loads
      And she has continued with the email "grace@example.com"
      And 120 seconds have passed
      And the part of the page can be loaded again
      When she chooses "Retry"
      Then she comes to "Create account"

  @store.project-config
  Rule: The service's project is named by the environment, and what is missing or wrong is refused by its name
    Source: spec §3, §7

    @39-19
    Scenario: A project that is named is taken
      When Grace opens the deployed app
      Then she comes to "Sign in with email"
      And she can choose:
        | Next |

    @39-20
    Scenario Outline: <variable> is missing
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
    Scenario Outline: <variable> as "<value>" is wrong
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
    Scenario: A key that is wrong is not repeated
      Given the environment variable "DOORSTEP_API_KEY" is "secret"
      When Grace opens the deployed app
      Then she reads 'DOORSTEP_API_KEY is not right: expected the web API key of the project, such as AIzaSy… (letters, digits, "-", "_").'

    @39-23
    Scenario: Every fault is named, not the first alone
      Given the environment variable "DOORSTEP_APP_ID" is not set
      And the environment variable "DOORSTEP_AUTH_DOMAIN" is "doorstep"
      When Grace opens the deployed app
      Then she reads "DOORSTEP_APP_ID is missing: expected the id of a web app, such as 1:1234567890:web:0123456789abcdef."
      And she reads 'DOORSTEP_AUTH_DOMAIN is "doorstep": expected a host name without scheme and path, such as my-project.firebaseapp.com.'

  @script.web-vitals
  Rule: How quickly pages come is measured beside the app, and told to nobody unless the developer asks for it
    Source: spec §7

    @39-24
    @isolated
    Scenario: Nobody has asked
      When Grace opens "/"
      Then she comes to "Sign in with email"
      And no measurement of the page is reported

    @39-25
    @isolated
    Scenario: The developer asks, and hears when there was something to be seen
      Given Grace has opened "/"
      When the developer starts to measure how fast the page loads
      Then the developer receives the measurement "FCP"

    @39-26
    @isolated
    Scenario: The developer asks, and hears how steady it was when the visitor looks away
      Given Grace has opened "/"
      And the developer has started to measure how fast the page loads
      When she comes back to the page
      Then the developer receives the measurement "CLS"
