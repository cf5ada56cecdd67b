Feature: When the service itself is at fault
  Now and then the fault is nobody's who signs in. The service says what it is, in a sentence for each kind: before the
  organisations of an app are shown, and wherever else it is asked.

  @code.invalid-argument
  Rule: A request that the service calls wrong is said to be
    Source: spec §8; reference §9.4

    @35-1
    Scenario: Before the organisations are shown
      Given people of Initech and Globex sign in here
      And the next project settings request will fail: invalid argument
      When Ada opens "/"
      Then she comes to "Error encountered"
      And she reads "Client specified an invalid argument."
      And she can choose:
        | Retry |

    @35-2
    Scenario: At a sign-in
      Given Ada has an account
      And she has come to "Sign in"
      And the next sign-in request will fail: invalid argument
      When she completes "Sign in"
      Then she sees the message "Client specified an invalid argument."
      And she is still on "Sign in"

  @code.invalid-configuration
  Rule: A project that is wrongly configured is said to be
    Source: spec §8; reference §9.4

    @35-3
    Scenario: Before the organisations are shown
      Given people of Initech and Globex sign in here
      And the next project settings request will fail: invalid configuration
      When Ada opens "/"
      Then she comes to "Error encountered"
      And she reads "Client specified an invalid project configuration."
      And she can choose:
        | Retry |

    @35-4
    Scenario: At a sign-in
      Given Ada has an account
      And she has come to "Sign in"
      And the next sign-in request will fail: invalid configuration
      When she completes "Sign in"
      Then she sees the message "Client specified an invalid project configuration."
      And she is still on "Sign in"

  @code.failed-precondition
  Rule: A service that is not in a state for it says so
    Source: spec §8; reference §9.4

    @35-5
    Scenario: Before the organisations are shown
      Given people of Initech and Globex sign in here
      And the next project settings request will fail: failed precondition
      When Ada opens "/"
      Then she comes to "Error encountered"
      And she reads "Request can not be executed in the current system state."
      And she can choose:
        | Retry |

    @35-6
    Scenario: At a sign-in
      Given Ada has an account
      And she has come to "Sign in"
      And the next sign-in request will fail: failed precondition
      When she completes "Sign in"
      Then she sees the message "Request can not be executed in the current system state."
      And she is still on "Sign in"

  @code.out-of-range
  Rule: A range that the service calls wrong is said to be
    Source: spec §8; reference §9.4

    @35-7
    Scenario: Before the organisations are shown
      Given people of Initech and Globex sign in here
      And the next project settings request will fail: value out of range
      When Ada opens "/"
      Then she comes to "Error encountered"
      And she reads "Client specified an invalid range."
      And she can choose:
        | Retry |

    @35-8
    Scenario: At a sign-in
      Given Ada has an account
      And she has come to "Sign in"
      And the next sign-in request will fail: value out of range
      When she completes "Sign in"
      Then she sees the message "Client specified an invalid range."
      And she is still on "Sign in"

  @code.unauthenticated
  Rule: A service that does not know who asks says so
    Source: spec §8; reference §9.4

    @35-9
    Scenario: Before the organisations are shown
      Given people of Initech and Globex sign in here
      And the next project settings request will fail: unauthenticated request
      When Ada opens "/"
      Then she comes to "Error encountered"
      And she reads "Request not authenticated due to missing, invalid, or expired OAuth token."
      And she can choose:
        | Retry |

    @35-10
    Scenario: At a sign-in
      Given Ada has an account
      And she has come to "Sign in"
      And the next sign-in request will fail: unauthenticated request
      When she completes "Sign in"
      Then she sees the message "Request not authenticated due to missing, invalid, or expired OAuth token."
      And she is still on "Sign in"

  @code.permission-denied
  Rule: An app that may not do it is said not to
    Source: spec §8; reference §9.4

    @35-11
    Scenario: Before the organisations are shown
      Given people of Initech and Globex sign in here
      And the next project settings request will fail: missing permission
      When Ada opens "/"
      Then she comes to "Error encountered"
      And she reads "Client does not have sufficient permission."
      And she can choose:
        | Retry |

    @35-12
    Scenario: At a sign-in
      Given Ada has an account
      And she has come to "Sign in"
      And the next sign-in request will fail: missing permission
      When she completes "Sign in"
      Then she sees the message "Client does not have sufficient permission."
      And she is still on "Sign in"

  @code.not-found
  Rule: What the service does not find is said to be missing
    Source: spec §8; reference §9.4

    @35-13
    Scenario: Before the organisations are shown
      Given people of Initech and Globex sign in here
      And the next project settings request will fail: missing resource
      When Ada opens "/"
      Then she comes to "Error encountered"
      And she reads "Specified resource is not found."
      And she can choose:
        | Retry |

    @35-14
    Scenario: At a sign-in
      Given Ada has an account
      And she has come to "Sign in"
      And the next sign-in request will fail: missing resource
      When she completes "Sign in"
      Then she sees the message "Specified resource is not found."
      And she is still on "Sign in"

  @code.aborted
  Rule: Two things at once are said to be in conflict
    Source: spec §8; reference §9.4

    @35-15
    Scenario: Before the organisations are shown
      Given people of Initech and Globex sign in here
      And the next project settings request will fail: aborted request
      When Ada opens "/"
      Then she comes to "Error encountered"
      And she reads "Concurrency conflict, such as read-modify-write conflict."
      And she can choose:
        | Retry |

    @35-16
    Scenario: At a sign-in
      Given Ada has an account
      And she has come to "Sign in"
      And the next sign-in request will fail: aborted request
      When she completes "Sign in"
      Then she sees the message "Concurrency conflict, such as read-modify-write conflict."
      And she is still on "Sign in"

  @code.already-exists
  Rule: What is there already is said to be
    Source: spec §8; reference §9.4

    @35-17
    Scenario: Before the organisations are shown
      Given people of Initech and Globex sign in here
      And the next project settings request will fail: existing resource
      When Ada opens "/"
      Then she comes to "Error encountered"
      And she reads "The resource that a client tried to create already exists."
      And she can choose:
        | Retry |

    @35-18
    Scenario: At a sign-in
      Given Ada has an account
      And she has come to "Sign in"
      And the next sign-in request will fail: existing resource
      When she completes "Sign in"
      Then she sees the message "The resource that a client tried to create already exists."
      And she is still on "Sign in"

  @code.resource-exhausted
  Rule: A service that has no more to give says so
    Source: spec §8; reference §9.4

    @35-19
    Scenario: Before the organisations are shown
      Given people of Initech and Globex sign in here
      And the next project settings request will fail: exhausted resource
      When Ada opens "/"
      Then she comes to "Error encountered"
      And she reads "Either out of resource quota or reaching rate limiting."
      And she can choose:
        | Retry |

    @35-20
    Scenario: At a sign-in
      Given Ada has an account
      And she has come to "Sign in"
      And the next sign-in request will fail: exhausted resource
      When she completes "Sign in"
      Then she sees the message "Either out of resource quota or reaching rate limiting."
      And she is still on "Sign in"

  @code.cancelled
  Rule: A request that was taken back is said to be
    Source: spec §8; reference §9.4

    @35-21
    Scenario: Before the organisations are shown
      Given people of Initech and Globex sign in here
      And the next project settings request will fail: cancelled request
      When Ada opens "/"
      Then she comes to "Error encountered"
      And she reads "Request cancelled by the client."
      And she can choose:
        | Retry |

    @35-22
    Scenario: At a sign-in
      Given Ada has an account
      And she has come to "Sign in"
      And the next sign-in request will fail: cancelled request
      When she completes "Sign in"
      Then she sees the message "Request cancelled by the client."
      And she is still on "Sign in"

  @code.data-loss
  Rule: What the service has lost is said to be lost
    Source: spec §8; reference §9.4

    @35-23
    Scenario: Before the organisations are shown
      Given people of Initech and Globex sign in here
      And the next project settings request will fail: lost data
      When Ada opens "/"
      Then she comes to "Error encountered"
      And she reads "Unrecoverable data loss or data corruption."
      And she can choose:
        | Retry |

    @35-24
    Scenario: At a sign-in
      Given Ada has an account
      And she has come to "Sign in"
      And the next sign-in request will fail: lost data
      When she completes "Sign in"
      Then she sees the message "Unrecoverable data loss or data corruption."
      And she is still on "Sign in"

  @code.unknown
  Rule: A service that does not know what went wrong says so
    Source: spec §8; reference §9.4

    @35-25
    Scenario: Before the organisations are shown
      Given people of Initech and Globex sign in here
      And the next project settings request will fail: unknown failure
      When Ada opens "/"
      Then she comes to "Error encountered"
      And she reads "Unknown server error."
      And she can choose:
        | Retry |

    @35-26
    Scenario: At a sign-in
      Given Ada has an account
      And she has come to "Sign in"
      And the next sign-in request will fail: unknown failure
      When she completes "Sign in"
      Then she sees the message "Unknown server error."
      And she is still on "Sign in"

  @code.internal
  Rule: A service that failed says so
    Source: spec §8; reference §9.4

    @35-27
    Scenario: Before the organisations are shown
      Given people of Initech and Globex sign in here
      And the next project settings request will fail: internal failure
      When Ada opens "/"
      Then she comes to "Error encountered"
      And she reads "Internal server error."
      And she can choose:
        | Retry |

    @35-28
    Scenario: At a sign-in
      Given Ada has an account
      And she has come to "Sign in"
      And the next sign-in request will fail: internal failure
      When she completes "Sign in"
      Then she sees the message "Internal server error."
      And she is still on "Sign in"

  @code.not-implemented
  Rule: What the service cannot do is said
    Source: spec §8; reference §9.4

    @35-29
    Scenario: Before the organisations are shown
      Given people of Initech and Globex sign in here
      And the next project settings request will fail: missing method
      When Ada opens "/"
      Then she comes to "Error encountered"
      And she reads "API method not implemented by the server."
      And she can choose:
        | Retry |

    @35-30
    Scenario: At a sign-in
      Given Ada has an account
      And she has come to "Sign in"
      And the next sign-in request will fail: missing method
      When she completes "Sign in"
      Then she sees the message "API method not implemented by the server."
      And she is still on "Sign in"

  @code.unavailable
  Rule: A service that is away is said to be
    Source: spec §8; reference §9.4

    @35-31
    Scenario: Before the organisations are shown
      Given people of Initech and Globex sign in here
      And the next project settings request will fail: absent service
      When Ada opens "/"
      Then she comes to "Error encountered"
      And she reads "Service unavailable."
      And she can choose:
        | Retry |

    @35-32
    Scenario: At a sign-in
      Given Ada has an account
      And she has come to "Sign in"
      And the next sign-in request will fail: absent service
      When she completes "Sign in"
      Then she sees the message "Service unavailable."
      And she is still on "Sign in"

  @code.deadline-exceeded
  Rule: A service that took too long is said to have
    Source: spec §8; reference §9.4

    @35-33
    Scenario: Before the organisations are shown
      Given people of Initech and Globex sign in here
      And the next project settings request will fail: passed deadline
      When Ada opens "/"
      Then she comes to "Error encountered"
      And she reads "Request deadline exceeded."
      And she can choose:
        | Retry |

    @35-34
    Scenario: At a sign-in
      Given Ada has an account
      And she has come to "Sign in"
      And the next sign-in request will fail: passed deadline
      When she completes "Sign in"
      Then she sees the message "Request deadline exceeded."
      And she is still on "Sign in"

  @code.timeout
  Rule: An operation that took too long is said to have
    Source: spec §8; reference §9.4

    @35-35
    Scenario: Before the organisations are shown
      Given people of Initech and Globex sign in here
      And the next project settings request will fail: timeout
      When Ada opens "/"
      Then she comes to "Error encountered"
      And she reads "The operation has timed out."
      And she can choose:
        | Retry |

    @35-36
    Scenario: At a sign-in
      Given Ada has an account
      And she has come to "Sign in"
      And the next sign-in request will fail: timeout
      When she completes "Sign in"
      Then she sees the message "The operation has timed out."
      And she is still on "Sign in"

  @code.user-disabled
  Rule: A closed account is called one before the organisations too
    Source: spec §8; reference §9.4

    @35-37
    Scenario: Before the organisations are shown
      Given people of Initech and Globex sign in here
      And the next project settings request will fail: disabled account
      When Ada opens "/"
      Then she comes to "Error encountered"
      And she reads "The user account has been disabled by an administrator."

  @code.too-many-requests
  Rule: A device that asks too often is told so before the organisations too
    Source: spec §8; reference §9.4

    @35-38
    Scenario: Before the organisations are shown
      Given people of Initech and Globex sign in here
      And the next project settings request will fail: too many attempts
      When Ada opens "/"
      Then she comes to "Error encountered"
      And she reads "We have blocked all requests from this device due to unusual activity. Try again later."

  @code.quota-exceeded
  Rule: A project that has used up its share is said to have before the organisations too
    Source: spec §8; reference §9.4

    @35-39
    Scenario: Before the organisations are shown
      Given people of Initech and Globex sign in here
      And the next project settings request will fail: exceeded quota
      When Ada opens "/"
      Then she comes to "Error encountered"
      And she reads "The quota for this operation has been exceeded. Try again later."
