Feature: Faults of the service
  Sometimes a sign-in fails although the visitor did everything right. The service then reports its fault, and the
  visitor reads one sentence for each kind of fault. The specification gives the words of each message.

  @code.invalid-argument
  @code.invalid-configuration
  @code.failed-precondition
  @code.out-of-range
  @code.unauthenticated
  @code.permission-denied
  @code.not-found
  @code.aborted
  @code.already-exists
  @code.resource-exhausted
  @code.cancelled
  @code.data-loss
  @code.unknown
  @code.internal
  @code.not-implemented
  @code.unavailable
  @code.deadline-exceeded
  @code.timeout
  Rule: Each fault of the service has a message of its own
    The people of such an app choose their organisation, here Initech or Globex, before they sign in. Before it shows
    the organisations, the app reads the settings of the project from the service, such as the sites that may use it. A
    project is the account of the app at the service. "Retry" asks the service again. The same faults can occur in an
    app without organisations, when the visitor has entered her right password on "Sign in". In the messages, the client
    is the app, and an OAuth token is a proof that it may ask. The column "requirement" only names the requirement to
    which the row belongs.

    Source: spec §8; reference §9.4

    @35-1
    Scenario Outline: Before the organisations are shown, the visitor reads the message about this fault: <fault>
      Given people of Initech and Globex sign in here
      And the next request to read which sites may use the service will fail: <fault>
      When Ada opens "/"
      Then she comes to "Error encountered"
      And she reads "<message>"
      And she can choose:
        | Retry |

      Examples:
        | requirement                | fault                   | message                                                                    |
        | code.invalid-argument      | invalid argument        | Client specified an invalid argument.                                      |
        | code.invalid-configuration | invalid configuration   | Client specified an invalid project configuration.                         |
        | code.failed-precondition   | failed precondition     | Request can not be executed in the current system state.                   |
        | code.out-of-range          | value out of range      | Client specified an invalid range.                                         |
        | code.unauthenticated       | unauthenticated request | Request not authenticated due to missing, invalid, or expired OAuth token. |
        | code.permission-denied     | missing permission      | Client does not have sufficient permission.                                |
        | code.not-found             | missing resource        | Specified resource is not found.                                           |
        | code.aborted               | aborted request         | Concurrency conflict, such as read-modify-write conflict.                  |
        | code.already-exists        | existing resource       | The resource that a client tried to create already exists.                 |
        | code.resource-exhausted    | exhausted resource      | Either out of resource quota or reaching rate limiting.                    |
        | code.cancelled             | cancelled request       | Request cancelled by the client.                                           |
        | code.data-loss             | lost data               | Unrecoverable data loss or data corruption.                                |
        | code.unknown               | unknown failure         | Unknown server error.                                                      |
        | code.internal              | internal failure        | Internal server error.                                                     |
        | code.not-implemented       | missing method          | API method not implemented by the server.                                  |
        | code.unavailable           | absent service          | Service unavailable.                                                       |
        | code.deadline-exceeded     | passed deadline         | Request deadline exceeded.                                                 |
        | code.timeout               | timeout                 | The operation has timed out.                                               |

    @35-2
    Scenario Outline: On "Sign in", the visitor reads the message about this fault: <fault>
      Given Ada has an account
      And she has come to "Sign in"
      And the next request to sign in with the password will fail: <fault>
      When she completes "Sign in"
      Then she sees the message "<message>"
      And she is still on "Sign in"

      Examples:
        | requirement                | fault                   | message                                                                    |
        | code.invalid-argument      | invalid argument        | Client specified an invalid argument.                                      |
        | code.invalid-configuration | invalid configuration   | Client specified an invalid project configuration.                         |
        | code.failed-precondition   | failed precondition     | Request can not be executed in the current system state.                   |
        | code.out-of-range          | value out of range      | Client specified an invalid range.                                         |
        | code.unauthenticated       | unauthenticated request | Request not authenticated due to missing, invalid, or expired OAuth token. |
        | code.permission-denied     | missing permission      | Client does not have sufficient permission.                                |
        | code.not-found             | missing resource        | Specified resource is not found.                                           |
        | code.aborted               | aborted request         | Concurrency conflict, such as read-modify-write conflict.                  |
        | code.already-exists        | existing resource       | The resource that a client tried to create already exists.                 |
        | code.resource-exhausted    | exhausted resource      | Either out of resource quota or reaching rate limiting.                    |
        | code.cancelled             | cancelled request       | Request cancelled by the client.                                           |
        | code.data-loss             | lost data               | Unrecoverable data loss or data corruption.                                |
        | code.unknown               | unknown failure         | Unknown server error.                                                      |
        | code.internal              | internal failure        | Internal server error.                                                     |
        | code.not-implemented       | missing method          | API method not implemented by the server.                                  |
        | code.unavailable           | absent service          | Service unavailable.                                                       |
        | code.deadline-exceeded     | passed deadline         | Request deadline exceeded.                                                 |
        | code.timeout               | timeout                 | The operation has timed out.                                               |

  @code.user-disabled
  @code.too-many-requests
  @code.quota-exceeded
  Rule: Faults known from a sign-in have the same message before the organisations are shown
    The people of such an app choose their organisation, here Initech or Globex, before they sign in. Before it shows
    the organisations, the app reads the settings of the project from the service, such as the sites that may use it. A
    project is the account of the app at the service. The service can refuse this request for the same reasons as a
    sign-in, even before anybody has said who she is. The column "requirement" only names the requirement to which the
    row belongs.

    Source: spec §8; reference §9.4

    @35-37
    Scenario Outline: Before the organisations are shown, this fault has the same message as at a sign-in: <fault>
      Given people of Initech and Globex sign in here
      And the next request to read which sites may use the service will fail: <fault>
      When Ada opens "/"
      Then she comes to "Error encountered"
      And she reads "<message>"

      Examples:
        | requirement            | fault             | message                                                                                 |
        | code.user-disabled     | disabled account  | The user account has been disabled by an administrator.                                 |
        | code.too-many-requests | too many attempts | We have blocked all requests from this device due to unusual activity. Try again later. |
        | code.quota-exceeded    | exceeded quota    | The quota for this operation has been exceeded. Try again later.                        |
