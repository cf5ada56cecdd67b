Feature: Running on the versions that the specification names
  The app uses newer versions of its framework and of the service's library than the specification names. It also runs
  on the versions that the specification names.

  @limit.ui-framework
  Rule: The product runs on version 18.2.0 of the user interface framework
    The framework is the library that draws the page. Its own tools show a developer which version does so. To complete
    "Sign in" is to enter the right password and submit it. "You are logged in." is the home page of a visitor who is
    signed in.

    Source: spec §9

    @40-1
    @stack.specified
    Scenario: A visitor signs in by password on version 18.2.0 of the framework
      Given Ada has an account
      And the developer watches with the framework's own tools
      And Ada has come to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."
      And the developer sees that version "18.2.0" has drawn the page, and no other

  @limit.sdk-version
  Rule: The product runs on version 9.10.0 of the service's library
    The service's library is its own code in the app, which sends the requests. Each request names the version of the
    library. To complete a screen is to enter correctly what it asks for, and submit it. "You are logged in." is the
    home page of a visitor who is signed in. The ticks "Verified!" and "Signed in!" show that the code or the mailed
    link is accepted. "Verify your phone number" asks for the code that has been sent to her phone. "Sign-in email sent"
    says that a mail with a link that signs in has been sent.

    Source: spec §9

    @40-2
    @stack.specified
    Scenario: A visitor with an account signs in on version 9.10.0 of the library
      Given Ada has an account
      And she has come to "Sign in"
      When she completes "Sign in"
      Then she reads "You are logged in."
      And the service has received requests from version "9.10.0" of its library, and from no other

    @40-3
    @stack.specified
    Scenario: A new visitor creates an account on version 9.10.0 of the library
      Given Grace has come to "Create account"
      When she completes "Create account"
      Then she reads "You are logged in."
      And the service has received requests from version "9.10.0" of its library, and from no other

    @40-4
    @stack.specified
    Scenario: A visitor signs in by phone on version 9.10.0 of the library
      Given phone is the only sign-in option
      And Grace has come to "Verify your phone number"
      When she completes "Verify your phone number"
      Then she sees a tick and "Verified!"
      And the service has received requests from version "9.10.0" of its library, and from no other

    @40-5
    @stack.specified
    Scenario: A visitor signs in by a mailed link on version 9.10.0 of the library
      Given the app mails sign-in links instead of asking for passwords
      And Grace has come to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"
      And the service has received requests from version "9.10.0" of its library, and from no other

  @limit.heartbeat-retention
  Rule: The service's library keeps its heartbeats for 30 days
    A heartbeat is the library's record of a day on which it was used. It is as old as the beginning of its day,
    midnight. The app loads the library when a visitor starts to type, and the library then records the day. When Ada
    signs in on her second visit, the library reports the heartbeats of both visits, unless the first is more than 30
    days, or 2592000000 milliseconds, old; one millisecond more is too much. She fills in her email on the first visit,
    so that the library records that day; the reload begins the second visit, on which she enters her email and
    password. Each number under "days" is the number of heartbeats in one request: 2 for both visits, 1 for the second
    visit only.

    Source: spec §9

    @40-6
    @stack.specified
    @isolated
    Scenario Outline: A heartbeat <fate> <time> after the beginning of its day
      Given Ada has an account
      And it has become midnight
      And Ada has opened "/"
      And she has filled in "ada@example.com" as the "Email"
      And <time> have passed
      And she has reloaded the page
      And she has completed "Sign in with email"
      When she completes "Sign in"
      Then she reads "You are logged in."
      And the requests to the service report these numbers of heartbeats:
        | <days> |

      Examples:
        | time                    | days | fate                  |
        | 30 days                 | 2    | is still reported     |
        | 2592000001 milliseconds | 1    | is no longer reported |

  @limit.heartbeat-header
  Rule: The service's library sends at most 1024 bytes of heartbeats at once
    A heartbeat is the library's record of a day on which it was used. The app loads the library when a visitor starts
    to type. Here, the records of yesterday and today are to be reported; those that are too long for one request are
    divided between two. Because of the way in which they are written, they cannot take up 1025 bytes. Ada fills in her
    email before the reload, so that the library records today; a step then adds the record of yesterday. After the
    reload, she enters her email and password, and the library sends the records. Each number of a table is the number
    of heartbeats in one request; two numbers mean two requests.

    Source: spec §9

    @40-7
    @stack.specified
    @isolated
    Scenario: One request reports both days if yesterday's and today's heartbeats take up 1024 bytes together
      Given Ada has an account
      And Ada has opened "/"
      And she has filled in "ada@example.com" as the "Email"
      And yesterday's and today's heartbeats together take up 1024 bytes
      And she has reloaded the page
      And she has completed "Sign in with email"
      When she completes "Sign in"
      Then she reads "You are logged in."
      And the requests to the service report these numbers of heartbeats:
        | 2 |

    @40-8
    @stack.specified
    @isolated
    Scenario: Two requests report one day each if yesterday's and today's heartbeats take up 1026 bytes together
      Given Ada has an account
      And Ada has opened "/"
      And she has filled in "ada@example.com" as the "Email"
      And yesterday's and today's heartbeats together take up 1026 bytes
      And she has reloaded the page
      And she has completed "Sign in with email"
      When she completes "Sign in"
      Then she reads "You are logged in."
      And the requests to the service report these numbers of heartbeats:
        | 1 | 1 |
      And no request reports more than 1024 bytes of heartbeats
