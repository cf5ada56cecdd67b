Feature: Windows and other pages
  A provider opens in a window of its own, or in place of the page; either way the visitor comes back.

  @config.sign-in-flow
  Rule: The developer chooses whether providers open in windows
    Source: spec §3; reference §2.4, §6.2

    @31-1
    Scenario: In a window
      Given the setting "signInFlow" is "popup"
      And the app offers Google
      And Grace has gone to Google
      When she signs in there
      Then she reads "You are logged in."
      And 1 window has been opened

    @31-2
    Scenario: In place of the page
      Given the setting "signInFlow" is "redirect"
      And the app offers Google
      And Grace has gone to Google
      When she signs in there
      Then she reads "You are logged in."
      And no window has been opened

    @31-3
    Scenario: Anything else is refused
      Given the setting "signInFlow" is "tab"
      When Grace opens "/"
      Then she reads 'signInFlow: must be "redirect" or "popup"'

  @limit.default-flow
  Rule: Unless the developer says otherwise, providers open in place of the page
    Source: spec §9; reference §6.2

    @31-4
    Scenario: Nothing is said
      Given the setting "signInFlow" is missing
      And the app offers Google
      And Grace has gone to Google
      When she signs in there
      Then she reads "You are logged in."
      And no window has been opened

  @limit.popup-size
  Rule: A provider's window is 500 by 600 pixels
    Source: spec §9; reference §5.4

    @31-5
    Scenario Outline: The window of <provider>
      Given the app offers <provider>
      And providers open in windows
      When Grace has gone to <provider>
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
      And Grace has gone to Google
      When she signs in there
      Then she reads "You are logged in."
      And the service has been asked for 1 provider sign-in

    @31-7
    Scenario: An account that is there is found again
      Given Ada has an account that signs in by Google
      And the app offers Google
      And providers open in windows
      And she has gone to Google
      When she signs in there
      Then she reads "You are logged in."
      And the rest of the app knows "ada@example.com" as the user

    @31-8
    Scenario: Chosen twice, opened once
      Given the app offers Google
      And providers open in windows
      And Grace has gone to Google
      When she chooses "Sign in with Google"
      Then 1 window has been opened

    @31-9
    Scenario: No second window beside the first
      Given the app offers Google and GitHub
      And providers open in windows
      And Grace has gone to Google
      When she chooses "Sign in with GitHub"
      Then 1 window has been opened

    @31-10
    Scenario: Success leads where it always does
      Given the setting "signInSuccessUrl" is "/cummies"
      And the app offers Google
      And providers open in windows
      And Grace has gone to Google
      When she signs in there
      Then she sees only "cummies"

    @31-11
    Scenario Outline: The service refuses: <reason>
      Given the app offers Google
      And providers open in windows
      And the next provider sign-in will fail: <reason>
      And Grace has gone to Google
      When she signs in there
      Then she is told "<words>"
      And she can choose:
        | Dismiss | Sign in with Google |
      And the rest of the app knows no user

      Examples: what may pass by itself
        | reason            | words                                                                                   |
        | broken connection | A network error has occurred                                                            |
        | too many attempts | We have blocked all requests from this device due to unusual activity. Try again later. |
        | exceeded quota    | The quota for this operation has been exceeded. Try again later.                        |

      Examples: what others have to mend
        | reason             | words                                                                              |
        | disabled account   | The user account has been disabled by an administrator.                            |
        | way in not enabled | This way to sign in is not enabled. Please contact the administrator of this site. |

      Examples: what nobody can say more of
        | reason                | words                                   |
        | unreadable credential | Something went wrong. Please try again. |
        | unheard-of reason     | Something went wrong. Please try again. |

    @31-12
    Scenario: After a refusal it can be tried again
      Given the app offers Google
      And providers open in windows
      And the next provider sign-in will fail: broken connection
      And Grace has gone to Google
      And she has signed in there
      And she is told "A network error has occurred"
      And she has chosen "Sign in with Google"
      When she signs in there
      Then she reads "You are logged in."

  @call.redirect
  Rule: The service is asked to sign in by a provider in place of the page
    Source: spec §7; reference §2.4, T88, T99

    @31-13
    Scenario: There and back
      Given the app offers Google
      And Grace has gone to Google
      When she signs in there
      Then she reads "You are logged in."
      And the service has been asked for 1 provider sign-in

    @31-14
    Scenario: From any address she comes back to where success leads
      Given the setting "signInSuccessUrl" is "/cummies"
      And the app offers Google
      And Grace has gone to Google from "/Login"
      When she signs in there
      Then she sees only "cummies"
      And she is at "/cummies"

    @31-15
    Scenario: The target of the address survives the way there and back
      Given the app offers Google
      And Grace has gone to Google from "/?signInSuccessUrl=/cummies"
      When she signs in there
      Then she sees only "cummies"

  @call.redirect-result
  Rule: After the way back the service is asked for the provider's answer
    Source: spec §7; reference §2.4, T96, T99, T106

    @31-16
    Scenario: Somebody new
      Given the app offers Google
      And Grace has gone to Google
      When she signs in there
      Then she reads "You are logged in."
      And there is an account for "grace@example.com"

    @31-17
    Scenario: Somebody known
      Given Ada has an account that signs in by Google
      And the app offers Google
      And she has gone to Google
      When she signs in there
      Then she reads "You are logged in."
      And the rest of the app knows "ada@example.com" as the user

    @31-18
    Scenario Outline: The service refuses: <reason>
      Given the app offers Google
      And the next provider sign-in will fail: <reason>
      And Grace has gone to Google
      When she signs in there
      Then she is told "<words>"
      And she can choose:
        | Dismiss | Sign in with Google |
      And the rest of the app knows no user

      Examples:
        | reason                | words                                                                                   |
        | broken connection     | A network error has occurred                                                            |
        | too many attempts     | We have blocked all requests from this device due to unusual activity. Try again later. |
        | disabled account      | The user account has been disabled by an administrator.                                 |
        | unreadable credential | Something went wrong. Please try again.                                                 |
        | unheard-of reason     | Something went wrong. Please try again.                                                 |

    @31-19
    Scenario: She comes back by her history, having decided nothing
      Given the app offers Google
      And Grace has gone to Google
      And she has arrived there
      When she goes back in her history
      Then she can choose:
        | Sign in with Google |
      And the rest of the app knows no user

    @31-20
    Scenario: She comes back by typing the address
      Given the app offers Google
      And Grace has gone to Google
      And she has arrived there
      When she goes to "/"
      Then she can choose:
        | Sign in with Google |
      And she is told nothing

  @screen.callback
  Rule: While the answer of a provider is read, a bar shows that something goes on
    Source: spec §2; reference §1.2 (6)

    @31-21
    Scenario: At once
      Given the app offers Google
      And the service holds back every provider sign-in
      And Grace has gone to Google
      When she signs in there
      Then she sees the busy indicator
      And she can choose nothing

    @31-22
    Scenario: Until the answer is there
      Given the app offers Google
      And the service holds back every provider sign-in
      And Grace has gone to Google
      And she has signed in there
      When the service answers
      Then she reads "You are logged in."
      And she sees no busy indicator

  @store.redirect-status
  Rule: The browser remembers that a provider's answer is awaited, until it was asked for
    Source: spec §3; reference §7, T7, T8

    @31-23
    Scenario: The mode of the address makes no difference
      Given the app offers Google
      And Grace has gone to Google from "/?mode=callback"
      When she signs in there
      Then she reads "You are logged in."

    @31-24
    Scenario: An answer is waited for once
      Given the app offers Google
      And Grace has gone to Google
      And she has refused there
      And she is told "Please authorize the required permissions to sign in to the application"
      When she reloads the page
      Then she can choose:
        | Sign in with Google |
      And she is told nothing

    @31-25
    Scenario: Mode "select" asks for no answer
      Given the app offers Google
      And Grace has gone to Google
      And she has arrived there
      When she goes to "/?mode=select"
      Then she can choose:
        | Sign in with Google |
      And she sees no busy indicator

    @31-71
    Scenario: The tab keeps the awaited answer while the visitor is at the provider
      Given the app offers Google
      And Grace has gone to Google
      When she has arrived there
      Then her tab keeps something called "redirectStatus"

    @31-72
    Scenario: The tab keeps nothing of the redirect after the sign-in
      Given the app offers Google
      And Grace has gone to Google
      When she signs in there
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
      When Grace has gone to Google
      Then she is told "Your browser blocked the sign-in window."
      And she can choose:
        | Dismiss | Continue in this window | Sign in with Google | Sign in with email |

    @31-27
    Scenario: On in this window
      Given the app offers Google
      And providers open in windows
      And the browser blocks windows
      And Grace has gone to Google
      And she has chosen "Continue in this window"
      When she signs in there
      Then she reads "You are logged in."
      And Grace's account signs in by Google

    @31-28
    Scenario: On by another way
      Given the app offers Google and email
      And providers open in windows
      And the browser blocks windows
      And Grace has gone to Google
      When she chooses "Sign in with email"
      Then she comes to "Sign in with email"
      And she is told nothing

    @31-29
    Scenario: On the screen of a provider's account
      Given the app offers email and Google
      And providers open in windows
      And Ada has an account that signs in by Google
      And she has come to "Sign in"
      And the browser blocks windows
      When she chooses "Sign in with Google"
      Then she is told "Your browser blocked the sign-in window."
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
      When she signs in there
      Then she reads "You are logged in."

  @code.popup-closed
  Rule: A window that the visitor closes leaves them quietly where they were
    Source: spec §8; reference §2.4, T92

    @31-31
    Scenario: On the list
      Given the app offers Google and email
      And providers open in windows
      And Grace has gone to Google
      When she closes the window
      Then she is told nothing
      And she can choose:
        | Sign in with Google | Sign in with email |
      And the rest of the app knows no user

    @31-32
    Scenario: It can be opened again
      Given the app offers Google
      And providers open in windows
      And Grace has gone to Google
      And she has closed the window
      And she has chosen "Sign in with Google"
      When she signs in there
      Then she reads "You are logged in."

    @31-33
    Scenario: On the screen of a provider's account
      Given the app offers email and Google
      And providers open in windows
      And Ada has an account that signs in by Google
      And she has come to "Sign in"
      And she has chosen "Sign in with Google"
      When she closes the window
      Then she is still at "Sign in"
      And she is told nothing
      And she can choose:
        | Sign in with Google |

  @error.user-cancelled
  Rule: A provider that was not given leave is asked for it
    Source: spec §8; reference §9.3, T93, T106

    @31-34
    Scenario: In its window
      Given the app offers Google
      And providers open in windows
      And Grace has gone to Google
      When she refuses there
      Then she is told "Please authorize the required permissions to sign in to the application"
      And she can choose:
        | Dismiss | Sign in with Google |

    @31-35
    Scenario: In place of the page
      Given the app offers Google
      And Grace has gone to Google
      When she refuses there
      Then she is told "Please authorize the required permissions to sign in to the application"
      And she can choose:
        | Dismiss | Sign in with Google |

    @31-36
    Scenario: She can change her mind
      Given the app offers Google
      And providers open in windows
      And Grace has gone to Google
      And she has refused there
      And she has chosen "Sign in with Google"
      When she signs in there
      Then she reads "You are logged in."

  @code.unauthorized-domain
  Rule: A site that the project does not allow is said plainly
    Source: spec §8; reference §11.9

    @31-37
    Scenario: At a window
      Given the app offers Google
      And providers open in windows
      And the next provider sign-in will fail: foreign site
      And Grace has gone to Google
      When she signs in there
      Then she is told "This site is not authorized to sign people in. Please contact its administrator."

    @31-38
    Scenario: After the way back
      Given the app offers Google
      And the next provider sign-in will fail: foreign site
      And Grace has gone to Google
      When she signs in there
      Then she is told "This site is not authorized to sign people in. Please contact its administrator."

  @code.internal-error
  Rule: A failure inside the service's library is told in readable words at a provider's sign-in too
    Source: spec §8; reference §9.3, Q46

    @31-39
    Scenario: In a window
      Given the app offers Google
      And providers open in windows
      And the next provider sign-in will fail: internal error
      And Grace has gone to Google
      When she signs in there
      Then she is told "Something went wrong. Please try again."

    @31-40
    Scenario: After the way back from a provider
      Given the app offers Google
      And the next provider sign-in will fail: internal error
      And Grace has gone to Google
      When she signs in there
      Then she is told "Something went wrong. Please try again."

    @31-41
    Scenario: The site's own sentence, in a window
      Given the app offers Google
      And providers open in windows
      And the next provider sign-in will be refused by the site itself: "Only members of the society may enter."
      And Grace has gone to Google
      When she signs in there
      Then she is told "Only members of the society may enter."

    @31-42
    Scenario: The site's own sentence, after the way back
      Given the app offers Google
      And the next provider sign-in will be refused by the site itself: "Only members of the society may enter."
      And Grace has gone to Google
      When she signs in there
      Then she is told "Only members of the society may enter."

    @31-43
    Scenario: The site's own sentence at a look-up
      Given Ada has an account
      And she has opened "/"
      And the next look-up will be refused by the site itself: "Only members of the society may enter."
      When she continues with "ada@example.com"
      Then she is told "Only members of the society may enter."

    @31-44
    Scenario: The site's own sentence to a guest
      Given the app offers guests
      And Grace has opened "/"
      And the next guest sign-in will be refused by the site itself: "Only members of the society may enter."
      When she chooses "Continue as guest"
      Then she is told "Only members of the society may enter."

  @config.immediate-federated-redirect
  Rule: Where one provider is the only way in, the visitor can be sent to it without asking
    Source: spec §3; reference §1.5, §6.2, Q14, T21, T89

    @31-45
    Scenario: At once
      Given the setting "immediateFederatedRedirect" is true
      And the app offers Google
      And Grace has opened "/"
      When she signs in there
      Then she reads "You are logged in."
      And no window has been opened

    @31-46
    Scenario: A refusal is said beside its button, and she is not sent away again
      Given the setting "immediateFederatedRedirect" is true
      And the app offers Google
      And Grace has opened "/"
      When she refuses there
      Then she is told "Please authorize the required permissions to sign in to the application"
      And she can choose:
        | Dismiss | Sign in with Google |

    @31-47
    Scenario: From there she can go by herself
      Given the setting "immediateFederatedRedirect" is true
      And the app offers Google
      And Grace has opened "/"
      And she has refused there
      And she has chosen "Sign in with Google"
      When she signs in there
      Then she reads "You are logged in."

    @31-48
    Scenario Outline: She is asked where the app offers <ways>
      Given the setting "immediateFederatedRedirect" is true
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
      Given the setting "immediateFederatedRedirect" is true
      And the app offers guests
      When Grace opens "/"
      Then she can choose:
        | Continue as guest |

    @31-50
    Scenario: She is asked where providers open in windows
      Given the setting "immediateFederatedRedirect" is true
      And the app offers Google
      And providers open in windows
      When Grace opens "/"
      Then she can choose:
        | Sign in with Google |

    @31-51
    Scenario Outline: She is asked where the setting is <value>
      Given the setting "immediateFederatedRedirect" is <value>
      And the app offers Google
      When Grace opens "/"
      Then she can choose:
        | Sign in with Google |

      Examples:
        | value   |
        | false   |
        | missing |

    @31-52
    Scenario: A guest whose session cannot be asked about is told beside its button
      Given the setting "immediateFederatedRedirect" is true
      And guests are upgraded when they sign in
      And the app offers Google
      And the next session check will fail: broken connection
      When Grace opens "/Login" as a guest
      Then she is told "A network error has occurred"
      And she can choose:
        | Dismiss | Sign in with Google |

  @option.scopes
  Rule: The app may ask a provider for more than the visitor's identity
    Source: spec §3; reference §2.4, §6.3

    @31-53
    Scenario: In a window
      Given the app offers GitHub
      And providers open in windows
      And GitHub is asked for the scope "repo"
      And GitHub is asked for the scope "gist"
      When Grace has gone to GitHub
      Then the provider has been asked for the scopes:
        | repo | gist |

    @31-54
    Scenario: In place of the page
      Given the app offers GitHub
      And GitHub is asked for the scope "repo"
      When Grace has gone to GitHub
      Then the provider has been asked for the scopes:
        | repo |

    @31-55
    Scenario: Unless the app asks for more, it asks for none
      Given the app offers GitHub
      And providers open in windows
      When Grace has gone to GitHub
      Then the provider has been asked for no scope

    @31-56
    Scenario: What is no list is refused
      Given the setting "signInOptions[0].provider" is "github.com"
      And the setting "signInOptions[0].scopes" is "repo"
      When Grace opens "/"
      Then she reads "signInOptions[0].scopes: must be a list"

  @option.custom-parameters
  Rule: The app may hand a provider parameters of its own
    Source: spec §3; reference §2.4, §6.3

    @31-57
    Scenario: In a window
      Given the app offers Google
      And providers open in windows
      And Google is handed "prompt" as "select_account"
      When Grace has gone to Google
      Then the provider has been handed:
        | prompt | select_account |

    @31-58
    Scenario: In place of the page
      Given the app offers Microsoft
      And Microsoft is handed "tenant" as "example.com"
      And Microsoft is handed "prompt" as "consent"
      When Grace has gone to Microsoft
      Then the provider has been handed:
        | tenant | example.com |
        | prompt | consent     |

    @31-59
    Scenario Outline: Who the visitor is, is not the developer's to say: "<parameter>" of <provider>
      Given the app offers <provider>
      And providers open in windows
      And <provider> is handed "<parameter>" as "somebody@example.com"
      When Grace has gone to <provider>
      Then the provider has been handed nothing

      Examples:
        | provider | parameter  |
        | Google   | login_hint |
        | GitHub   | login      |

    @31-60
    Scenario: Unless there are any, it is handed nothing
      Given the app offers Google
      And providers open in windows
      When Grace has gone to Google
      Then the provider has been handed nothing

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
      Then the provider has been handed:
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
      Then the provider has been handed:
        | whoIsThere | ada@example.com |

    @31-63
    Scenario: Unless the developer names one, another provider learns nothing
      Given the app offers email and Microsoft
      And providers open in windows
      And Ada has an account that signs in by Microsoft
      And she has come to "Sign in"
      When she chooses "Sign in with Microsoft"
      Then the provider has been handed nothing

    @31-64
    Scenario: Whoever has not said who she is, is not named
      Given the app offers:
        | provider      | loginHintKey |
        | password      |              |
        | microsoft.com | whoIsThere   |
      And providers open in windows
      When Grace has gone to Microsoft
      Then the provider has been handed nothing

  @entity.auth-result
  Rule: The app is told what a provider's sign-in gave
    Source: spec §3; reference §3.12

    @31-65
    Scenario: In a window, somebody new
      Given the callback "signInSuccessWithAuthResult" answers true
      And the app offers Google
      And providers open in windows
      And Grace has gone to Google
      When she signs in there
      Then she reads "You are logged in."
      And the callback "signInSuccessWithAuthResult" has been told:
        | user       | grace@example.com |
        | credential | google.com        |
        | operation  | signIn            |
        | new user   | yes               |
        | provider   | google.com        |
        | target     | none              |

    @31-66
    Scenario: In place of the page, somebody known
      Given the callback "signInSuccessWithAuthResult" answers true
      And Ada has an account that signs in by GitHub
      And the app offers GitHub
      And she has gone to GitHub
      When she signs in there
      Then she reads "You are logged in."
      And the callback "signInSuccessWithAuthResult" has been told:
        | user       | ada@example.com |
        | credential | github.com      |
        | operation  | signIn          |
        | new user   | no              |
        | provider   | github.com      |
        | target     | none            |

    @31-67
    Scenario: To the older callback, user and credential
      Given the callback "signInSuccess" answers true
      And the app offers Google
      And providers open in windows
      And Grace has gone to Google
      When she signs in there
      Then she reads "You are logged in."
      And the callback "signInSuccess" has been told:
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
      And accounts are made by administrators
      And the next provider sign-in will fail: administrators only
      And Grace has gone to Google
      When she signs in there
      Then she comes to "Not Authorized"
      And she reads "User is not authorized to view the requested page."

    @31-69
    Scenario: After the way back
      Given the app offers Google
      And accounts are made by administrators
      And the next provider sign-in will fail: administrators only
      And Grace has gone to Google
      When she signs in there
      Then she comes to "Not Authorized"
      And she reads "User is not authorized to view the requested page."

    @31-70
    Scenario: Where the developer does not care, it is said beside the buttons
      Given the app offers Google
      And providers open in windows
      And the next provider sign-in will fail: administrators only
      And Grace has gone to Google
      When she signs in there
      Then she is told "This operation is restricted to administrators only."
      And she can choose:
        | Dismiss | Sign in with Google |
