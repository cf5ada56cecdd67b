Feature: Windows and other pages
  A provider opens in a window of its own, or in place of the page; either way the visitor comes back.

  @config.sign-in-flow
  Rule: The developer chooses whether providers open in windows
    Source: spec §3; reference §2.4, §6.2

    @31-1
    Scenario: In a window
      Given the developer has set "signInFlow" to "popup"
      And the app offers Google
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And 1 window has been opened

    @31-2
    Scenario: In place of the page
      Given the developer has set "signInFlow" to "redirect"
      And the app offers Google
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And no window has been opened

    @31-3
    Scenario: Anything else is refused
      Given the developer has set "signInFlow" to "tab"
      When Grace opens "/"
      Then she reads 'signInFlow: must be "redirect" or "popup"'

  @limit.default-flow
  Rule: Unless the developer says otherwise, providers open in place of the page
    Source: spec §9; reference §6.2

    @31-4
    Scenario: Nothing is said
      Given the developer has set "signInFlow" to nothing
      And the app offers Google
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And no window has been opened

  @limit.popup-size
  Rule: A provider's window is 500 by 600 pixels
    Source: spec §9; reference §5.4

    @31-5
    Scenario Outline: The window of <provider>
      Given the app offers <provider>
      And providers open in windows
      When Grace opens the app and chooses <provider>
      Then 1 window of 500 by 600 pixels has been opened

      Examples:
        | provider |
        | Google   |
        | SAML     |

  @call.popup
  Rule: The service is asked to sign in by the provider's window, once
    Source: spec §7; reference §2.4, Q30, T90, T93, T95

    @31-6
    Scenario: One question
      Given the app offers Google
      And providers open in windows
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And the service has received 1 provider sign-in request

    @31-7
    Scenario: An account that is there is found again
      Given Ada has an account that signs in by Google
      And the app offers Google
      And providers open in windows
      And she has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @31-8
    Scenario: Chosen twice, opened once
      Given the app offers Google
      And providers open in windows
      And Grace has opened the app and chosen Google
      When she chooses "Sign in with Google"
      Then 1 window has been opened

    @31-9
    Scenario: No second window beside the first
      Given the app offers Google and GitHub
      And providers open in windows
      And Grace has opened the app and chosen Google
      When she chooses "Sign in with GitHub"
      Then 1 window has been opened

    @31-10
    Scenario: Success leads where it always does
      Given the developer has set "signInSuccessUrl" to "/cummies"
      And the app offers Google
      And providers open in windows
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she sees only "cummies"

    @31-11
    Scenario Outline: The service refuses: <reason>
      Given the app offers Google
      And providers open in windows
      And the next provider sign-in request will fail: <reason>
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she sees the message "<words>"
      And she can choose:
        | Dismiss | Sign in with Google |
      And nobody is signed in to the app

      Examples: what may pass by itself
        | reason            | words                                                                                   |
        | broken connection | A network error has occurred                                                            |
        | too many attempts | We have blocked all requests from this device due to unusual activity. Try again later. |
        | exceeded quota    | The quota for this operation has been exceeded. Try again later.                        |

      Examples: what others have to mend
        | reason                     | words                                                                              |
        | disabled account           | The user account has been disabled by an administrator.                            |
        | sign-in option not enabled | This way to sign in is not enabled. Please contact the administrator of this site. |

      Examples: what nobody can say more of
        | reason                | words                                   |
        | unreadable credential | Something went wrong. Please try again. |
        | unknown error         | Something went wrong. Please try again. |

    @31-12
    Scenario: After a refusal it can be tried again
      Given the app offers Google
      And providers open in windows
      And the next provider sign-in request will fail: broken connection
      And Grace has opened the app and chosen Google
      And she has signed in at the provider
      And she sees the message "A network error has occurred"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."

  @call.redirect
  Rule: The service is asked to sign in by a provider in place of the page
    Source: spec §7; reference §2.4, T88, T99

    @31-13
    Scenario: There and back
      Given the app offers Google
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And the service has received 1 provider sign-in request

    @31-14
    Scenario: From any address she comes back to where success leads
      Given the developer has set "signInSuccessUrl" to "/cummies"
      And the app offers Google
      And Grace has opened "/Login" and chosen Google
      When she signs in at the provider
      Then she sees only "cummies"
      And the address is "/cummies"

    @31-15
    Scenario: The target of the address survives the way there and back
      Given the app offers Google
      And Grace has opened "/?signInSuccessUrl=/cummies" and chosen Google
      When she signs in at the provider
      Then she sees only "cummies"

  @call.redirect-result
  Rule: After the way back the service is asked for the provider's answer
    Source: spec §7; reference §2.4, T96, T99, T106

    @31-16
    Scenario: Somebody new
      Given the app offers Google
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And there is an account for "grace@example.com"

    @31-17
    Scenario: Somebody known
      Given Ada has an account that signs in by Google
      And the app offers Google
      And she has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @31-18
    Scenario Outline: The service refuses: <reason>
      Given the app offers Google
      And the next provider sign-in request will fail: <reason>
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she sees the message "<words>"
      And she can choose:
        | Dismiss | Sign in with Google |
      And nobody is signed in to the app

      Examples:
        | reason                | words                                                                                   |
        | broken connection     | A network error has occurred                                                            |
        | too many attempts     | We have blocked all requests from this device due to unusual activity. Try again later. |
        | disabled account      | The user account has been disabled by an administrator.                                 |
        | unreadable credential | Something went wrong. Please try again.                                                 |
        | unknown error         | Something went wrong. Please try again.                                                 |

    @31-19
    Scenario: She comes back by her history, having decided nothing
      Given the app offers Google
      And Grace has opened the app and chosen Google
      And she has reached the provider's page
      When she goes back in her browser
      Then she can choose:
        | Sign in with Google |
      And nobody is signed in to the app

    @31-20
    Scenario: She comes back by typing the address
      Given the app offers Google
      And Grace has opened the app and chosen Google
      And she has reached the provider's page
      When she goes to "/"
      Then she can choose:
        | Sign in with Google |
      And she sees no message

  @screen.callback
  Rule: While the answer of a provider is read, a bar shows that something goes on
    Source: spec §2; reference §1.2 (6)

    @31-21
    Scenario: At once
      Given the app offers Google
      And the service delays its answer to every provider sign-in request
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she sees the busy indicator
      And she can choose nothing

    @31-22
    Scenario: Until the answer is there
      Given the app offers Google
      And the service delays its answer to every provider sign-in request
      And Grace has opened the app and chosen Google
      And she has signed in at the provider
      When the service answers
      Then she reads "You are logged in."
      And she sees no busy indicator

  @store.redirect-status
  Rule: The browser remembers that a provider's answer is awaited, until it was asked for
    Source: spec §3; reference §7, T7, T8

    @31-23
    Scenario: The mode of the address makes no difference
      Given the app offers Google
      And Grace has opened "/?mode=callback" and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."

    @31-24
    Scenario: An answer is waited for once
      Given the app offers Google
      And Grace has opened the app and chosen Google
      And she has cancelled at the provider
      And she sees the message "Please authorize the required permissions to sign in to the application"
      When she reloads the page
      Then she can choose:
        | Sign in with Google |
      And she sees no message

    @31-25
    Scenario: Mode "select" asks for no answer
      Given the app offers Google
      And Grace has opened the app and chosen Google
      And she has reached the provider's page
      When she goes to "/?mode=select"
      Then she can choose:
        | Sign in with Google |
      And she sees no busy indicator

    @31-71
    Scenario: The tab keeps the awaited answer while the visitor is at the provider
      Given the app offers Google
      And Grace has opened the app and chosen Google
      When she has reached the provider's page
      Then her tab keeps something called "redirectStatus"

    @31-72
    Scenario: The tab keeps nothing of the redirect after the sign-in
      Given the app offers Google
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And her tab keeps nothing called "redirectStatus"

  @code.popup-blocked
  Rule: A window that the browser blocks is said plainly, and the visitor can go on without one
    Source: spec §8; reference §2.4, T91

    @31-26
    Scenario: It is said
      Given the app offers Google and email
      And providers open in windows
      And the browser blocks windows
      When Grace opens the app and chooses Google
      Then she sees the message "Your browser blocked the sign-in window."
      And she can choose:
        | Dismiss | Continue in this window | Sign in with Google | Sign in with email |

    @31-27
    Scenario: On in this window
      Given the app offers Google
      And providers open in windows
      And the browser blocks windows
      And Grace has opened the app and chosen Google
      And she has chosen "Continue in this window"
      When she signs in at the provider
      Then she reads "You are logged in."
      And Grace's account signs in by Google

    @31-28
    Scenario: On by another way
      Given the app offers Google and email
      And providers open in windows
      And the browser blocks windows
      And Grace has opened the app and chosen Google
      When she chooses "Sign in with email"
      Then she comes to "Sign in with email"
      And she sees no message

    @31-29
    Scenario: On the screen of a provider's account
      Given the app offers email and Google
      And providers open in windows
      And Ada has an account that signs in by Google
      And she has come to "Sign in"
      And the browser blocks windows
      When she chooses "Sign in with Google"
      Then she sees the message "Your browser blocked the sign-in window."
      And she can choose:
        | Dismiss | Sign in with Google | Continue in this window |

    @31-30
    Scenario: From there on in this window
      Given the app offers email and Google
      And providers open in windows
      And Ada has an account that signs in by Google
      And she has come to "Sign in"
      And the browser blocks windows
      And she has chosen "Sign in with Google"
      And she has chosen "Continue in this window"
      When she signs in at the provider
      Then she reads "You are logged in."

  @code.popup-closed
  Rule: A window that the visitor closes leaves them quietly where they were
    Source: spec §8; reference §2.4, T92

    @31-31
    Scenario: On the list
      Given the app offers Google and email
      And providers open in windows
      And Grace has opened the app and chosen Google
      When she closes the provider's window
      Then she sees no message
      And she can choose:
        | Sign in with Google | Sign in with email |
      And nobody is signed in to the app

    @31-32
    Scenario: It can be opened again
      Given the app offers Google
      And providers open in windows
      And Grace has opened the app and chosen Google
      And she has closed the provider's window
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."

    @31-33
    Scenario: On the screen of a provider's account
      Given the app offers email and Google
      And providers open in windows
      And Ada has an account that signs in by Google
      And she has come to "Sign in"
      And she has chosen "Sign in with Google"
      When she closes the provider's window
      Then she is still on "Sign in"
      And she sees no message
      And she can choose:
        | Sign in with Google |

  @error.user-cancelled
  Rule: A provider that was not given leave is asked for it
    Source: spec §8; reference §9.3, T93, T106

    @31-34
    Scenario: In its window
      Given the app offers Google
      And providers open in windows
      And Grace has opened the app and chosen Google
      When she cancels at the provider
      Then she sees the message "Please authorize the required permissions to sign in to the application"
      And she can choose:
        | Dismiss | Sign in with Google |

    @31-35
    Scenario: In place of the page
      Given the app offers Google
      And Grace has opened the app and chosen Google
      When she cancels at the provider
      Then she sees the message "Please authorize the required permissions to sign in to the application"
      And she can choose:
        | Dismiss | Sign in with Google |

    @31-36
    Scenario: She can change her mind
      Given the app offers Google
      And providers open in windows
      And Grace has opened the app and chosen Google
      And she has cancelled at the provider
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."

  @code.unauthorized-domain
  Rule: A site that the project does not allow is said plainly
    Source: spec §8; reference §11.9

    @31-37
    Scenario: At a window
      Given the app offers Google
      And providers open in windows
      And the next provider sign-in request will fail: site not authorized
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she sees the message "This site is not authorized to sign people in. Please contact its administrator."

    @31-38
    Scenario: After the way back
      Given the app offers Google
      And the next provider sign-in request will fail: site not authorized
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she sees the message "This site is not authorized to sign people in. Please contact its administrator."

  @code.internal-error
  Rule: A failure inside the service's library is told in readable words at a provider's sign-in too
    Source: spec §8; reference §9.3, Q46

    @31-39
    Scenario: In a window
      Given the app offers Google
      And providers open in windows
      And the next provider sign-in request will fail: internal error
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she sees the message "Something went wrong. Please try again."

    @31-40
    Scenario: After the way back from a provider
      Given the app offers Google
      And the next provider sign-in request will fail: internal error
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she sees the message "Something went wrong. Please try again."

    @31-41
    Scenario: The site's own sentence, in a window
      Given the app offers Google
      And providers open in windows
      And the next provider sign-in request will be rejected by the site's own rules: "Only members of the society may enter."
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she sees the message "Only members of the society may enter."

    @31-42
    Scenario: The site's own sentence, after the way back
      Given the app offers Google
      And the next provider sign-in request will be rejected by the site's own rules: "Only members of the society may enter."
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she sees the message "Only members of the society may enter."

    @31-43
    Scenario: The site's own sentence at a look-up
      Given Ada has an account
      And she has opened "/"
      And the next email look-up request will be rejected by the site's own rules: "Only members of the society may enter."
      When she continues with the email "ada@example.com"
      Then she sees the message "Only members of the society may enter."

    @31-44
    Scenario: The site's own sentence to a guest
      Given the app offers guests
      And Grace has opened "/"
      And the next guest sign-in request will be rejected by the site's own rules: "Only members of the society may enter."
      When she chooses "Continue as guest"
      Then she sees the message "Only members of the society may enter."

  @config.immediate-federated-redirect
  Rule: Where one provider is the only way in, the visitor can be sent to it without asking
    Source: spec §3; reference §1.5, §6.2, Q14, T21, T89

    @31-45
    Scenario: At once
      Given the developer has set "immediateFederatedRedirect" to true
      And the app offers Google
      And Grace has opened "/"
      When she signs in at the provider
      Then she reads "You are logged in."
      And no window has been opened

    @31-46
    Scenario: A refusal is said beside its button, and she is not sent away again
      Given the developer has set "immediateFederatedRedirect" to true
      And the app offers Google
      And Grace has opened "/"
      When she cancels at the provider
      Then she sees the message "Please authorize the required permissions to sign in to the application"
      And she can choose:
        | Dismiss | Sign in with Google |

    @31-47
    Scenario: From there she can go by herself
      Given the developer has set "immediateFederatedRedirect" to true
      And the app offers Google
      And Grace has opened "/"
      And she has cancelled at the provider
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."

    @31-48
    Scenario Outline: She is asked where the app offers <ways>
      Given the developer has set "immediateFederatedRedirect" to true
      And the app offers <ways>
      When Grace opens "/"
      Then she can choose:
        | <button> | <other> |

      Examples:
        | ways              | button              | other               |
        | Google and GitHub | Sign in with Google | Sign in with GitHub |
        | Google and email  | Sign in with Google | Sign in with email  |

    @31-49
    Scenario: She is asked where guests are the only way in
      Given the developer has set "immediateFederatedRedirect" to true
      And the app offers guests
      When Grace opens "/"
      Then she can choose:
        | Continue as guest |

    @31-50
    Scenario: She is asked where providers open in windows
      Given the developer has set "immediateFederatedRedirect" to true
      And the app offers Google
      And providers open in windows
      When Grace opens "/"
      Then she can choose:
        | Sign in with Google |

    @31-51
    Scenario Outline: She is asked where the setting is <value>
      Given the developer has set "immediateFederatedRedirect" to <value>
      And the app offers Google
      When Grace opens "/"
      Then she can choose:
        | Sign in with Google |

      Examples:
        | value   |
        | false   |
        | nothing |

    @31-52
    Scenario: A guest whose session cannot be asked about is told beside its button
      Given the developer has set "immediateFederatedRedirect" to true
      And guests are upgraded when they sign in
      And the app offers Google
      And the next session check request will fail: broken connection
      When Grace opens "/Login" as a guest
      Then she sees the message "A network error has occurred"
      And she can choose:
        | Dismiss | Sign in with Google |

  @option.scopes
  Rule: The app may ask a provider for more than the visitor's identity
    Source: spec §3; reference §2.4, §6.3

    @31-53
    Scenario: In a window
      Given the app offers GitHub
      And providers open in windows
      And the developer has told the app to ask GitHub for the scope "repo"
      And the developer has told the app to ask GitHub for the scope "gist"
      When Grace opens the app and chooses GitHub
      Then the provider has been asked for the scopes:
        | repo | gist |

    @31-54
    Scenario: In place of the page
      Given the app offers GitHub
      And the developer has told the app to ask GitHub for the scope "repo"
      When Grace opens the app and chooses GitHub
      Then the provider has been asked for the scopes:
        | repo |

    @31-55
    Scenario: Unless the app asks for more, it asks for none
      Given the app offers GitHub
      And providers open in windows
      When Grace opens the app and chooses GitHub
      Then the provider has been asked for no scope

    @31-56
    Scenario: What is no list is refused
      Given the developer has set "signInOptions[0].provider" to "github.com"
      And the developer has set "signInOptions[0].scopes" to "repo"
      When Grace opens "/"
      Then she reads "signInOptions[0].scopes: must be a list"

  @option.custom-parameters
  Rule: The app may hand a provider parameters of its own
    Source: spec §3; reference §2.4, §6.3

    @31-57
    Scenario: In a window
      Given the app offers Google
      And providers open in windows
      And the developer has told the app to send Google "prompt" as "select_account"
      When Grace opens the app and chooses Google
      Then the provider has received the parameters:
        | prompt | select_account |

    @31-58
    Scenario: In place of the page
      Given the app offers Microsoft
      And the developer has told the app to send Microsoft "tenant" as "example.com"
      And the developer has told the app to send Microsoft "prompt" as "consent"
      When Grace opens the app and chooses Microsoft
      Then the provider has received the parameters:
        | tenant | example.com |
        | prompt | consent     |

    @31-59
    Scenario Outline: Who the visitor is, is not the developer's to say: "<parameter>" of <provider>
      Given the app offers <provider>
      And providers open in windows
      And the developer has told the app to send <provider> "<parameter>" as "somebody@example.com"
      When Grace opens the app and chooses <provider>
      Then the provider has received no parameter

      Examples:
        | provider | parameter  |
        | Google   | login_hint |
        | GitHub   | login      |

    @31-60
    Scenario: Unless there are any, it is handed nothing
      Given the app offers Google
      And providers open in windows
      When Grace opens the app and chooses Google
      Then the provider has received no parameter

  @option.login-hint-key
  Rule: A provider learns the visitor's email by a parameter that it knows, or that the developer names
    Source: spec §3; reference §2.4, §6.3

    @31-61
    Scenario Outline: <provider> learns it as "<parameter>"
      Given the app offers email and <provider>
      And providers open in windows
      And Ada has an account that signs in by <provider>
      And she has come to "Sign in"
      When she chooses "Sign in with <provider>"
      Then the provider has received the parameters:
        | <parameter> | ada@example.com |

      Examples:
        | provider | parameter  |
        | Google   | login_hint |
        | GitHub   | login      |

    @31-62
    Scenario: Another provider learns it by the parameter that the developer names
      Given the app offers:
        | provider      | loginHintKey |
        | password      |              |
        | microsoft.com | whoIsThere   |
      And providers open in windows
      And Ada has an account that signs in by Microsoft
      And she has come to "Sign in"
      When she chooses "Sign in with Microsoft"
      Then the provider has received the parameters:
        | whoIsThere | ada@example.com |

    @31-63
    Scenario: Unless the developer names one, another provider learns nothing
      Given the app offers email and Microsoft
      And providers open in windows
      And Ada has an account that signs in by Microsoft
      And she has come to "Sign in"
      When she chooses "Sign in with Microsoft"
      Then the provider has received no parameter

    @31-64
    Scenario: Whoever has not said who she is, is not named
      Given the app offers:
        | provider      | loginHintKey |
        | password      |              |
        | microsoft.com | whoIsThere   |
      And providers open in windows
      When Grace opens the app and chooses Microsoft
      Then the provider has received no parameter

  @entity.auth-result
  Rule: The app is told what a provider's sign-in gave
    Source: spec §3; reference §3.12

    @31-65
    Scenario: In a window, somebody new
      Given the callback "signInSuccessWithAuthResult" returns true
      And the app offers Google
      And providers open in windows
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And the callback "signInSuccessWithAuthResult" has received:
        | user       | grace@example.com |
        | credential | google.com        |
        | operation  | signIn            |
        | new user   | yes               |
        | provider   | google.com        |
        | target     | none              |

    @31-66
    Scenario: In place of the page, somebody known
      Given the callback "signInSuccessWithAuthResult" returns true
      And Ada has an account that signs in by GitHub
      And the app offers GitHub
      And she has opened the app and chosen GitHub
      When she signs in at the provider
      Then she reads "You are logged in."
      And the callback "signInSuccessWithAuthResult" has received:
        | user       | ada@example.com |
        | credential | github.com      |
        | operation  | signIn          |
        | new user   | no              |
        | provider   | github.com      |
        | target     | none            |

    @31-67
    Scenario: To the older callback, user and credential
      Given the callback "signInSuccess" returns true
      And the app offers Google
      And providers open in windows
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And the callback "signInSuccess" has received:
        | user       | grace@example.com |
        | credential | google.com        |
        | target     | none              |

  @role.admin-restricted
  Rule: A provider's sign-in that only administrators may do is not authorized
    Source: spec §6; reference T94, T105

    @31-68
    Scenario: In a window
      Given the app offers Google
      And providers open in windows
      And only administrators create accounts
      And the next provider sign-in request will fail: administrators only
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she comes to "Not Authorized"
      And she reads "User is not authorized to view the requested page."

    @31-69
    Scenario: After the way back
      Given the app offers Google
      And only administrators create accounts
      And the next provider sign-in request will fail: administrators only
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she comes to "Not Authorized"
      And she reads "User is not authorized to view the requested page."

    @31-70
    Scenario: Where the developer does not care, it is said beside the buttons
      Given the app offers Google
      And providers open in windows
      And the next provider sign-in request will fail: administrators only
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she sees the message "This operation is restricted to administrators only."
      And she can choose:
        | Dismiss | Sign in with Google |
