Feature: Providers in a window or by redirect
  A provider, such as Google, opens in a window of its own or in place of the page. Either way the visitor comes back to
  the app afterwards. A visitor who is signed in to the app reads "You are logged in.", or comes to the page that the
  developer has set. "Dismiss" removes a message.

  @config.sign-in-flow
  Rule: The developer chooses whether providers open in windows or in place of the page
    The setting is called "signInFlow": "popup" stands for windows, and "redirect" for leaving the page and coming back
    to it. "You already have an account" is the screen to which Ada comes by entering her email, because her account
    signs in by a provider.

    Source: spec §3; reference §2.4, §6.2

    @31-1
    Scenario: Google opens in a window if the developer has set "signInFlow" to "popup"
      Given the developer has set "signInFlow" to "popup"
      And the app offers Google
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And 1 window has been opened

    @31-2
    Scenario: Google opens in place of the page if the developer has set "signInFlow" to "redirect"
      Given the developer has set "signInFlow" to "redirect"
      And the app offers Google
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And no window has been opened

    @31-73
    Scenario: If providers open in windows, so does the provider that "You already have an account" offers
      Given the app offers email and Google
      And providers open in windows
      And Ada has an account that signs in by Google
      And she has come to "You already have an account"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."
      And 1 window has been opened

    @31-74
    Scenario: If providers open in place of the page, so does the provider that "You already have an account" offers
      Given the app offers email and Google
      And providers open in place of the page
      And Ada has an account that signs in by Google
      And she has come to "You already have an account"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."
      And no window has been opened

    @31-3
    Scenario: A "signInFlow" other than "redirect" and "popup" is reported to the developer as a mistake
      Given the developer has set "signInFlow" to "tab"
      When Grace opens "/"
      Then she reads 'signInFlow: must be "redirect" or "popup", but is "tab"'

  @limit.default-flow
  Rule: Providers open in place of the page unless the developer chooses windows
    The setting "signInFlow" decides whether providers open in windows. Left empty, it has no value.

    Source: spec §9; reference §6.2

    @31-4
    Scenario: Google opens in place of the page if the developer has not set "signInFlow"
      Given the developer has left "signInFlow" empty
      And the app offers Google
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And no window has been opened

  @limit.popup-size
  Rule: A provider's window is 500 by 600 pixels
    All providers have the same window, those of organisations, too. SAML is a standard by which an organisation signs
    its own people in.

    Source: spec §9; reference §5.4

    @31-5
    Scenario Outline: The window of <provider> is 500 pixels wide and 600 pixels high
      Given the app offers <provider>
      And providers open in windows
      When Grace opens the app and chooses <provider>
      Then 1 window of 500 by 600 pixels has been opened

      Examples:
        | provider |
        | Google   |
        | SAML     |

  @call.popup
  Rule: A visitor signs in with a provider that opens in a window, with one request to the service
    After the sign-in in the window, the app sends the service one request with what the provider has confirmed. A guest
    is signed in, so she finds the sign-in at "/Login" only. Here, guests who sign in keep their accounts, each with its
    account ID, by which the app knows it. "signInSuccessUrl" names the page to which a sign-in leads. "/cummies" is a
    page of the app that shows a signed-in visitor only its name.

    Source: spec §7; reference §2.4, Q30, T90, T93, T95

    Background:
      Given providers open in windows

    @31-6
    Scenario: Grace signs in with Google in a window, and the service receives one request
      Given the app offers Google
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And the service has received 1 request to sign in with a provider
      And 1 window has been opened

    @31-7
    Scenario: Ada signs in with Google in a window to the account that she already has
      Given Ada has an account that signs in by Google
      And the app offers Google
      And she has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @31-75
    Scenario: A guest who signs in with Google in a window keeps the account that she has as a guest
      Given the app offers guests and Google
      And guests keep their accounts when they sign in
      And Grace is a guest at "/Login"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then "grace@example.com" is signed in to the app
      And she has kept the account ID that she had as a guest

    @31-10
    Scenario: A sign-in in a window leads to the address that the developer has set
      Given the developer has set "signInSuccessUrl" to "/cummies"
      And the app offers Google
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she sees only "cummies"

  @call.popup
  Rule: While a provider's window is open, no second window opens
    The window opens beside the app, whose buttons still work. So Grace can still choose a button there, but the window
    that is open has to be used or closed first.

    Source: spec §7; reference §2.4, Q30, T90, T93, T95

    Background:
      Given providers open in windows

    @31-8
    Scenario: Choosing Google again while its window is open opens no second window
      Given the app offers Google
      And Grace has opened the app and chosen Google
      When she chooses "Sign in with Google"
      Then 1 window has been opened

    @31-9
    Scenario: Choosing GitHub while Google's window is open opens no second window
      Given the app offers Google and GitHub
      And Grace has opened the app and chosen Google
      When she chooses "Sign in with GitHub"
      Then 1 window has been opened

  @call.popup
  Rule: A visitor whose sign-in in a window is rejected reads why, and can try again
    After the sign-in in the window, the app sends what the provider has confirmed to the service, which can reject it.
    "Disabled account" means that an administrator has disabled her account, and "unreadable credential" that the
    service cannot read what the provider has handed over. "Exceeded quota" means that the app has sent more requests
    than the service allows. Only the next request fails, so a second attempt succeeds.

    Source: spec §7; reference §2.4, Q30, T90, T93, T95

    Background:
      Given providers open in windows

    @31-11
    Scenario Outline: The service rejects a sign-in in a window because of this error: <error>
      Given the app offers Google
      And the next request to sign in with a provider will fail: <error>
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she sees the message "<message>"
      And she can choose:
        | Dismiss | Sign in with Google |
      And nobody is signed in to the app

      Examples: errors that may pass by themselves
        | error             | message                                                                                 |
        | broken connection | A network error has occurred                                                            |
        | too many attempts | We have blocked all requests from this device due to unusual activity. Try again later. |
        | exceeded quota    | The quota for this operation has been exceeded. Try again later.                        |

      Examples: errors that only an administrator can correct
        | error                      | message                                                                            |
        | disabled account           | The user account has been disabled by an administrator.                            |
        | sign-in option not enabled | This way to sign in is not enabled. Please contact the administrator of this site. |

      Examples: errors that tell the visitor nothing
        | error                 | message                                 |
        | unreadable credential | Something went wrong. Please try again. |
        | unknown error         | Something went wrong. Please try again. |

    @31-12
    Scenario: After an error Grace opens Google's window again and signs in
      Given the app offers Google
      And the next request to sign in with a provider will fail: broken connection
      And Grace has opened the app and chosen Google
      And she has signed in at the provider
      And she sees the message "A network error has occurred"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."

  @call.redirect
  Rule: A visitor signs in with a provider that opens in place of the page, with one request to the service
    The visitor leaves the page, signs in at the provider, and comes back. The app then sends the service one request
    with what the provider has confirmed. The page to which the sign-in leads is set by "signInSuccessUrl", in the
    settings or in the address of the page. "/cummies" is a page of the app that shows a signed-in visitor only its
    name. A guest is signed in, so she finds the sign-in at "/Login" only. Here, guests who sign in keep their accounts,
    each with its account ID, by which the app knows it.

    Source: spec §7; reference §2.4, T88, T99

    Background:
      Given providers open in place of the page

    @31-13
    Scenario: Grace signs in with Google in place of the page, and the service receives one request
      Given the app offers Google
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And the service has received 1 request to sign in with a provider
      And no window has been opened

    @31-76
    Scenario: A guest who signs in with Google in place of the page keeps the account that she has as a guest
      Given the app offers guests and Google
      And guests keep their accounts when they sign in
      And Grace is a guest at "/Login"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then "grace@example.com" is signed in to the app
      And she has kept the account ID that she had as a guest

    @31-14
    Scenario: From "/Login", Google leads back to the address that the developer has set
      Given the developer has set "signInSuccessUrl" to "/cummies"
      And the app offers Google
      And Grace has opened "/Login" and chosen Google
      When she signs in at the provider
      Then she sees only "cummies"
      And the address is "/cummies"

    @31-15
    Scenario: A "signInSuccessUrl" in the address of the page still counts when the visitor comes back from Google
      Given the app offers Google
      And Grace has opened "/?signInSuccessUrl=/cummies" and chosen Google
      When she signs in at the provider
      Then she sees only "cummies"

  @call.redirect
  Rule: A guest leaves for a provider only after the service has confirmed her guest account
    The provider opens in place of the page. A guest who signs in with a provider is to keep her account. So the app
    first checks her earlier sign-in: it asks the service whether the guest account is still valid. The app checks this
    twice, and here both checks fail. A guest is signed in, so she finds the sign-in at "/Login" only.

    Source: spec §7; reference §2.4, T88, T99

    Background:
      Given providers open in place of the page

    @31-77
    Scenario: A guest reads why Google does not open if the service cannot be reached
      Given the app offers guests and Google
      And guests keep their accounts when they sign in
      And Grace is a guest at "/Login"
      And the next 2 requests to check the earlier sign-in will fail: broken connection
      When she chooses "Sign in with Google"
      Then she sees the message "A network error has occurred"
      And she can choose:
        | Dismiss | Continue as guest | Sign in with Google |

  @call.redirect-result
  Rule: The app asks the service for the result when the visitor comes back from a provider
    A provider that opens in place of the page sends the visitor back to the app, together with a result: who she is, or
    why she could not sign in. A second factor is a second step after the sign-in at the provider, here a code by text
    message, for which "Verify it’s you" asks.

    Source: spec §7; reference §2.4, T96, T99, T106

    Background:
      Given the app offers Google
      And providers open in place of the page

    @31-16
    Scenario: Grace, who is new, comes back from Google and has an account
      Given Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And there is an account for "grace@example.com"

    @31-17
    Scenario: Ada comes back from Google and is signed in to the account that she already has
      Given Ada has an account that signs in by Google
      And she has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @31-78
    @journey
    Scenario: Ada comes back from Google and is asked for her second factor
      Given Ada has an account that signs in by Google, with the phone "+16505550100" as second factor
      And she has opened the app and chosen Google
      When she signs in at the provider
      Then she comes to "Verify it’s you"
      And nobody is signed in to the app

  @call.redirect-result
  Rule: A visitor who comes back from a provider without a sign-in can choose again
    A provider that opens in place of the page sends the visitor back to the app with a result, which the service can
    reject. A visitor can also leave the provider's page. "Disabled account" means that an administrator has disabled
    her account, and "unreadable credential" that the service cannot read what the provider has handed over. "Too many
    attempts" means that the service refuses further requests for some time. Instead of signing in, she can go back or
    open an address of the app; this is no error, so there is no message.

    Source: spec §7; reference §2.4, T96, T99, T106

    Background:
      Given the app offers Google
      And providers open in place of the page

    @31-18
    Scenario Outline: The service rejects the result of Google because of this error: <error>
      Given the next request to sign in with a provider will fail: <error>
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she sees the message "<message>"
      And she can choose:
        | Dismiss | Sign in with Google |
      And nobody is signed in to the app

      Examples:
        | error                 | message                                                                                 |
        | broken connection     | A network error has occurred                                                            |
        | too many attempts     | We have blocked all requests from this device due to unusual activity. Try again later. |
        | disabled account      | The user account has been disabled by an administrator.                                 |
        | unreadable credential | Something went wrong. Please try again.                                                 |
        | unknown error         | Something went wrong. Please try again.                                                 |

    @31-19
    Scenario: Grace goes back in her browser instead of signing in at Google, and can choose again
      Given Grace has opened the app and chosen Google
      And she has reached the provider's page
      When she goes back in her browser
      Then she can choose:
        | Sign in with Google |
      And nobody is signed in to the app

    @31-94
    Scenario: Grace, who has cancelled at Google before, goes back from Google's page, and can choose again
      Given Grace has opened the app and chosen Google
      And she has cancelled at the provider
      And she has chosen "Sign in with Google"
      And she has reached the provider's page
      When she goes back in her browser
      Then she can choose:
        | Sign in with Google |
      And she sees no message

    @31-20
    Scenario: Grace opens "/" instead of signing in at Google, and can choose again
      Given Grace has opened the app and chosen Google
      And she has reached the provider's page
      When she goes to "/"
      Then she can choose:
        | Sign in with Google |
      And she sees no message

  @screen.callback
  Rule: A card with the busy indicator shows while the app asks for the result of a provider
    The provider has sent the visitor back to the app. The app now asks the service for the result: who she is, or why
    she could not sign in. A card is the framed box that contains a screen. The busy indicator is the sign that
    something is under way.

    Source: spec §2; reference §1.2 (6)

    Background:
      Given the app offers Google
      And providers open in place of the page
      And the service delays its answer to every request to sign in with a provider
      And Grace has opened the app and chosen Google

    @31-21
    Scenario: The busy indicator shows as soon as Grace comes back from Google
      When she signs in at the provider
      Then she sees only a card with the busy indicator

    @31-22
    Scenario: The busy indicator goes away when the service answers
      Given she has signed in at the provider
      When the service answers
      Then she reads "You are logged in."
      And she sees no busy indicator

  @ours.redrawn-app
  Rule: The result with which a visitor comes back from a provider is not lost if the app draws itself anew
    The provider has sent the visitor back to the app, which asks the service for the result: who she is, or why she
    could not sign in. While the app waits, she sees a card, the framed box that contains a screen, with the busy
    indicator. An app may draw itself anew at any time, for example after a change of its settings. The sign-in form
    then starts again, and may ask a second time. "Disabled account" means that an administrator has disabled her
    account; in that example, the service therefore refuses two requests. "redirectStatus" is a note that the tab keeps
    until the result is there. A guest is signed in, so she finds the sign-in at "/Login" only. Here, guests who sign in
    keep their accounts, each with its account ID, by which the app knows it.

    Source: ours

    Background:
      Given providers open in place of the page
      And the service delays its answer to every request to sign in with a provider

    @31-91
    Scenario: Grace is signed in with Google although the app draws itself anew before the service answers
      Given the app offers Google
      And Grace has opened the app and chosen Google
      And she has signed in at the provider
      And she sees only a card with the busy indicator
      And the app has drawn itself anew
      When the service answers
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And her tab keeps nothing called "redirectStatus"

    @31-92
    Scenario: Grace reads why Google cannot sign her in although the app draws itself anew before the service answers
      Given the app offers Google
      And the next 2 requests to sign in with a provider will fail: disabled account
      And Grace has opened the app and chosen Google
      And she has signed in at the provider
      And she sees only a card with the busy indicator
      And the app has drawn itself anew
      When the service answers
      Then she sees the message "The user account has been disabled by an administrator."
      And nobody is signed in to the app

    @31-93
    Scenario: A guest keeps her account although the app draws itself anew before the service answers
      Given the app offers guests and Google
      And guests keep their accounts when they sign in
      And Grace is a guest at "/Login"
      And she has chosen "Sign in with Google"
      And she has signed in at the provider
      And she sees only a card with the busy indicator
      And the app has drawn itself anew
      When the service answers
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And she has kept the account ID that she had as a guest

  @store.redirect-status
  Rule: The browser tab remembers that the visitor is at a provider, until the app has asked for the result
    The tab keeps a note called "redirectStatus". Without it, the app would ask for a result at every visit. The mode is
    the part of an address that says what the sign-in form is opened for: "callback" for the result of a provider,
    "select" for the sign-in options. Without the note, "callback" shows the sign-in options, too. If the visitor
    cancels at the provider, the app reads this from the result, too, and shows a message.

    Source: spec §3; reference §7, T7, T8

    Background:
      Given the app offers Google
      And providers open in place of the page

    @31-23
    Scenario: Grace, who comes back from Google to an address with the mode "callback", is signed in
      Given Grace has opened "/?mode=callback" and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."

    @31-25
    Scenario: Grace goes to "/?mode=select" instead of signing in at Google, and can choose again
      Given Grace has opened the app and chosen Google
      And she has reached the provider's page
      When she goes to "/?mode=select"
      Then she can choose:
        | Sign in with Google |
      And she sees no message

    @31-24
    Scenario: After a reload, the message that Grace has cancelled at Google is gone, because the app does not ask again
      Given Grace has opened the app and chosen Google
      And she has cancelled at the provider
      And she sees the message "Please authorize the required permissions to sign in to the application"
      When she reloads the page
      Then she can choose:
        | Sign in with Google |
      And she sees no message

    @31-71
    Scenario: The tab keeps the note "redirectStatus" while Grace is at Google
      Given Grace has opened the app and chosen Google
      When she has reached the provider's page
      Then her tab keeps something called "redirectStatus"

    @31-72
    Scenario: The tab has dropped the note "redirectStatus" when Grace is signed in
      Given Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And her tab keeps nothing called "redirectStatus"

  @store.redirect-status
  Rule: The browser tab remembers nothing if a guest cannot leave for a provider
    A guest who signs in with a provider is to keep her account. So the app first checks her earlier sign-in: it asks
    the service whether the guest account is still valid. It checks this twice. "redirectStatus" is the note that the
    tab keeps while a visitor is at a provider. Here both checks fail, so Google does not open. A guest is signed in, so
    she finds the sign-in at "/Login" only.

    Source: spec §3; reference §7, T7, T8

    Background:
      Given providers open in place of the page

    @31-80
    Scenario: The tab keeps no note "redirectStatus" if Google does not open for a guest
      Given the app offers guests and Google
      And guests keep their accounts when they sign in
      And Grace is a guest at "/Login"
      And the next 2 requests to check the earlier sign-in will fail: broken connection
      When she chooses "Sign in with Google"
      Then she sees the message "A network error has occurred"
      And her tab keeps nothing called "redirectStatus"

  @code.popup-blocked
  Rule: A visitor whose browser blocks the provider's window reads this and can continue without a window
    Browsers can block the windows that a page opens. "You already have an account" is the screen to which Ada comes by
    entering her email, because her account signs in by a provider. "login_hint" is Google's name for the email that an
    app sends it. "Continue in this window" opens the provider in place of the page instead. A blocked window leaves the
    visitor on the same screen, so she can also choose a different sign-in option there.

    Source: spec §8; reference §2.4, T91

    Background:
      Given providers open in windows

    @31-26
    Scenario: A blocked window leads to a message and to the button "Continue in this window"
      Given the app offers Google and email
      And the browser blocks windows
      When Grace opens the app and chooses Google
      Then she sees the message "Your browser blocked the sign-in window."
      And she can choose:
        | Dismiss | Continue in this window | Sign in with Google | Sign in with email |

    @31-27
    Scenario: "Continue in this window" opens Google, which Grace has chosen, in place of the page
      Given the app offers GitHub and Google
      And the browser blocks windows
      And Grace has opened the app and chosen Google
      And she has chosen "Continue in this window"
      When she signs in at the provider
      Then she reads "You are logged in."
      And Grace's account signs in by Google

    @31-28
    Scenario: After a blocked window Grace can choose to sign in with email
      Given the app offers Google and email
      And the browser blocks windows
      And Grace has opened the app and chosen Google
      When she chooses "Sign in with email"
      Then she comes to "Sign in with email"
      And she sees no message

    @31-29
    Scenario: On "You already have an account", a blocked window leads to the message and to "Continue in this window"
      Given the app offers email and Google
      And Ada has an account that signs in by Google
      And she has come to "You already have an account"
      And the browser blocks windows
      When she chooses "Sign in with Google"
      Then she sees the message "Your browser blocked the sign-in window."
      And she can choose:
        | Dismiss | Continue in this window | Sign in with Google | Cancel |

    @31-30
    Scenario: On "You already have an account", "Continue in this window" opens Google in place of the page
      Given the app offers email and Google
      And Ada has an account that signs in by Google
      And she has come to "You already have an account"
      And the browser blocks windows
      And she has chosen "Sign in with Google"
      And she has chosen "Continue in this window"
      When she signs in at the provider
      Then she reads "You are logged in."

    @31-81
    Scenario: "Continue in this window" sends Ada's email to Google, so that she need not enter it there
      Given the app offers email and Google
      And Ada has an account that signs in by Google
      And she has come to "You already have an account"
      And the browser blocks windows
      And she has chosen "Sign in with Google"
      When she chooses "Continue in this window"
      Then the provider has received the parameters:
        | login_hint | ada@example.com |

  @code.popup-closed
  Rule: A visitor who closes the provider's window stays on the same screen and sees no message
    The provider has then not signed her in. "You already have an account" is the screen to which Ada comes by entering
    her email, because her account signs in by a provider.

    Source: spec §8; reference §2.4, T92

    Background:
      Given providers open in windows

    @31-31
    Scenario: Grace closes Google's window and is still on the list of sign-in options
      Given the app offers Google and email
      And Grace has opened the app and chosen Google
      When she closes the provider's window
      Then she sees no message
      And she can choose:
        | Sign in with Google | Sign in with email |
      And nobody is signed in to the app

    @31-32
    Scenario: Grace closes Google's window, opens it again and signs in
      Given the app offers Google
      And Grace has opened the app and chosen Google
      And she has closed the provider's window
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."

    @31-33
    Scenario: Ada closes Google's window and is still on "You already have an account"
      Given the app offers email and Google
      And Ada has an account that signs in by Google
      And she has come to "You already have an account"
      And she has chosen "Sign in with Google"
      When she closes the provider's window
      Then she is still on "You already have an account"
      And she sees no message
      And she can choose "Sign in with Google"

  @error.user-cancelled
  Rule: A visitor who cancels at the provider is asked to authorize the app
    Before a provider signs a visitor in, it asks her whether this app may know who she is. She can refuse. "You already
    have an account" is the screen to which Ada comes by entering her email, because her account signs in by a provider.
    "Dismiss" is there because of the message.

    Source: spec §8; reference §9.3, T93, T106

    @31-34
    Scenario Outline: Providers open <place>: Grace cancels at Google and can choose again
      Given the app offers Google
      And providers open <place>
      And Grace has opened the app and chosen Google
      When she cancels at the provider
      Then she sees the message "Please authorize the required permissions to sign in to the application"
      And she can choose:
        | Dismiss | Sign in with Google |

      Examples:
        | place                |
        | in windows           |
        | in place of the page |

    @31-36
    Scenario: Grace cancels at Google, chooses it again and signs in
      Given the app offers Google
      And providers open in windows
      And Grace has opened the app and chosen Google
      And she has cancelled at the provider
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."

    @31-82
    Scenario Outline: Providers open <place>: Ada cancels at Google, which "You already have an account" offers, and can choose it again
      Given the app offers email and Google
      And providers open <place>
      And Ada has an account that signs in by Google
      And she has come to "You already have an account"
      And she has chosen "Sign in with Google"
      When she cancels at the provider
      Then she sees the message "Please authorize the required permissions to sign in to the application"
      And she reads "You’ve already used ada@example.com. Sign in with Google to continue."
      And she can choose "Sign in with Google"

      Examples:
        | place                |
        | in windows           |
        | in place of the page |

  @code.unauthorized-domain
  Rule: A visitor is told if the project has not authorized the site
    The project is the account of the app at the service. In it, an administrator lists the sites that may use the
    service. The service refuses a sign-in from any other site. In the example, a step has it answer "site not
    authorized".

    Source: spec §8; reference §11.9

    @31-37
    Scenario Outline: Providers open <place>: the service rejects the sign-in because the site is not authorized
      Given the app offers Google
      And providers open <place>
      And the next request to sign in with a provider will fail: site not authorized
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she sees the message "This site is not authorized to sign people in. Please contact its administrator."
      And she can choose:
        | Dismiss | Sign in with Google |

      Examples:
        | place                |
        | in windows           |
        | in place of the page |

  @code.internal-error
  Rule: An internal error, and the site's own reason to reject a visitor, are shown in readable words
    An internal error means that something went wrong at the service. The service reports it in technical words, which
    the visitor does not read. The site may also have rules of its own about who may enter. Its owner writes the words
    that a rejected visitor reads. Google opens in a window or in place of the page, and the visitor then reads the
    same. The rules of the site are applied at every request, so also when the app asks how an email signs in, and when
    a visitor wants to become a guest.

    Source: spec §8; reference §9.3, Q46

    @31-39
    Scenario Outline: Providers open <place>: if the sign-in with Google fails with an internal error, Grace reads that something went wrong
      Given the app offers Google
      And providers open <place>
      And the next request to sign in with a provider will fail: internal error
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she sees the message "Something went wrong. Please try again."

      Examples:
        | place                |
        | in windows           |
        | in place of the page |

    @31-41
    Scenario Outline: Providers open <place>: Grace sees the site's own reason to reject her sign-in with Google
      Given the app offers Google
      And providers open <place>
      And the next request to sign in with a provider will be rejected by the site's own rules: "Only members of the society may enter."
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she sees the message "Only members of the society may enter."

      Examples:
        | place                |
        | in windows           |
        | in place of the page |

    @31-43
    Scenario: Ada sees the site's own reason to reject her email
      Given Ada has an account
      And she has opened "/"
      And the next request to find out how the email signs in will be rejected by the site's own rules: "Only members of the society may enter."
      When she continues with the email "ada@example.com"
      Then she sees the message "Only members of the society may enter."

    @31-44
    Scenario: Grace sees the site's own reason to reject her as a guest
      Given the app offers guests
      And Grace has opened "/"
      And the next request to let a guest in will be rejected by the site's own rules: "Only members of the society may enter."
      When she chooses "Continue as guest"
      Then she sees the message "Only members of the society may enter."

  @config.immediate-federated-redirect
  Rule: The developer can have a provider opened at once if it is the only sign-in option
    The developer does so by setting "immediateFederatedRedirect" to true. The provider then opens in place of the page
    as soon as the visitor opens the app. SAML and OpenID Connect are two standards for signing in with the account that
    an organisation gives to its people. In a window, no provider opens at once, because browsers block windows that the
    visitor has not asked for. The setting is about providers only: email, phone and guests open as usual. A visitor who
    has come back from the provider is not sent there again.

    Source: spec §3; reference §1.5, §6.2, Q14, T21, T89

    Background:
      Given the developer has set "immediateFederatedRedirect" to true

    @31-45
    Scenario Outline: <provider> opens at once if it is the only sign-in option
      Given the app offers <provider>
      And Grace has opened "/"
      When she signs in at the provider
      Then she reads "You are logged in."
      And Grace's account signs in by <provider>
      And no window has been opened

      Examples:
        | provider       |
        | Google         |
        | SAML           |
        | OpenID Connect |

    @31-46
    Scenario: Grace cancels at Google, which opened at once, and is not sent there again
      Given the app offers Google
      And Grace has opened "/"
      When she cancels at the provider
      Then she sees the message "Please authorize the required permissions to sign in to the application"
      And she can choose:
        | Dismiss | Sign in with Google |

    @31-47
    Scenario: Grace cancels at Google, which opened at once, then chooses it herself and signs in
      Given the app offers Google
      And Grace has opened "/"
      And she has cancelled at the provider
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."

    @31-48
    Scenario Outline: No provider opens at once if the app offers two sign-in options, <options>
      Given the app offers <options>
      When Grace opens "/"
      Then she can choose:
        | <first> | <second> |

      Examples:
        | options           | first               | second              |
        | Google and GitHub | Sign in with Google | Sign in with GitHub |
        | Google and email  | Sign in with Google | Sign in with email  |

    @31-49
    Scenario: Guests as the only sign-in option: "Continue as guest" waits for the visitor to choose it
      Given the app offers guests
      When Grace opens "/"
      Then she can choose:
        | Continue as guest |

    @31-83
    Scenario Outline: "<title>" opens as usual if <option> is the only sign-in option
      Given the app offers <option>
      When Grace opens "/"
      Then she comes to "<title>"

      Examples:
        | option | title                   |
        | email  | Sign in with email      |
        | phone  | Enter your phone number |

    @31-50
    Scenario: Google waits for the visitor to choose it if providers open in windows
      Given the app offers Google
      And providers open in windows
      When Grace opens "/"
      Then she can choose:
        | Sign in with Google |

  @config.immediate-federated-redirect
  Rule: The only provider waits for the visitor to choose it unless "immediateFederatedRedirect" is true
    The developer can set "immediateFederatedRedirect" to true, to have the only provider opened as soon as the visitor
    opens the app. Any other value leaves the choice to the visitor: "nothing" leaves the setting without a value.

    Source: spec §3; reference §1.5, §6.2

    @31-51
    Scenario Outline: Google waits for the visitor to choose it if the developer has set "immediateFederatedRedirect" to <value>
      Given the developer has set "immediateFederatedRedirect" to <value>
      And the app offers Google
      When Grace opens "/"
      Then she can choose:
        | Sign in with Google |

      Examples:
        | value   |
        | false   |
        | nothing |

  @config.immediate-federated-redirect
  Rule: The only provider does not open at once for a guest whose account the service cannot confirm
    With "immediateFederatedRedirect", the only provider opens as soon as the visitor opens the app. A guest who signs
    in with a provider is to keep her account. So the app first checks her earlier sign-in: it asks the service whether
    the guest account is still valid. A guest is signed in, so she finds the sign-in at "/Login" only. The provider
    would open in place of the page. Grace became a guest on another day, when the app still offered this; now it offers
    only Google. Here, this one check fails, so Google does not open.

    Source: spec §3; reference §1.5, §6.2, Q14, T21, T89

    Background:
      Given the developer has set "immediateFederatedRedirect" to true

    @31-52
    Scenario: A guest reads why Google, the only sign-in option, does not open at once if the service cannot be reached
      Given guests keep their accounts when they sign in
      And the app offers Google
      And the next request to check the earlier sign-in will fail: broken connection
      When Grace opens "/Login" as a guest
      Then she sees the message "A network error has occurred"
      And she can choose:
        | Dismiss | Sign in with Google |

  @option.scopes
  Rule: The developer can have the app ask a provider for more than who the visitor is
    What the app asks for has a name that the provider has given it, called a scope: "repo" is GitHub's name for the
    visitor's projects, and "gist" its name for her notes. "signInOptions[0]" is the first sign-in option. "You already
    have an account" is the screen to which Ada comes by entering her email, because her account signs in by a provider.
    "calendar" stands for a scope of Google. In the settings, "github.com" is the name of GitHub. What the developer
    names for one provider is not asked of another.

    Source: spec §3; reference §2.4, §6.3

    @31-53
    Scenario: The app asks GitHub, in its window, for both scopes that the developer has named
      Given the app offers GitHub
      And providers open in windows
      And the developer has told the app to ask GitHub for the scope "repo"
      And the developer has told the app to ask GitHub for the scope "gist"
      When Grace opens the app and chooses GitHub
      Then the provider has been asked for the scopes:
        | repo | gist |

    @31-54
    Scenario: The app asks GitHub, in place of the page, for the scope that the developer has named
      Given the app offers GitHub
      And providers open in place of the page
      And the developer has told the app to ask GitHub for the scope "repo"
      When Grace opens the app and chooses GitHub
      Then the provider has been asked for the scopes:
        | repo |

    @31-84
    Scenario: The app asks GitHub for the scope even if Ada chooses it on "You already have an account"
      Given the app offers email and GitHub
      And providers open in windows
      And the developer has told the app to ask GitHub for the scope "repo"
      And Ada has an account that signs in by GitHub
      And she has come to "You already have an account"
      When she chooses "Sign in with GitHub"
      Then the provider has been asked for the scopes:
        | repo |

    @31-55
    Scenario: The app asks GitHub for no scope if the developer has named none
      Given the app offers GitHub
      And providers open in windows
      When Grace opens the app and chooses GitHub
      Then the provider has been asked for no scope

    @31-85
    Scenario: The app does not ask GitHub for a scope that the developer has named for Google
      Given the app offers Google and GitHub
      And providers open in windows
      And the developer has told the app to ask Google for the scope "calendar"
      When Grace opens the app and chooses GitHub
      Then the provider has been asked for no scope

    @31-56
    Scenario: A developer who sets one text instead of a list of scopes reads what is wrong
      Given the developer has set "signInOptions[0].provider" to "github.com"
      And the developer has set "signInOptions[0].scopes" to "repo"
      When Grace opens "/"
      Then she reads 'signInOptions[0].scopes: must be a list, but is "repo"'

  @option.custom-parameters
  Rule: The developer can have the app send a provider additional parameters
    A parameter has a name that the provider knows: "prompt" says what the visitor is asked first ("select_account":
    which of her accounts she wants to use; "consent": whether the app may know who she is), "tenant" which company's
    accounts Microsoft accepts (here, those of "example.com"), and "allow_signup" whether GitHub offers to create an
    account there. "login_hint" at Google and "login" at GitHub name the visitor; only the app itself may send these.
    "You already have an account" is the screen to which Ada comes by entering her email, because her account signs in
    by a provider. Here, the developer tries to send "somebody@example.com". What the developer names for one provider
    is not sent to another.

    Source: spec §3; reference §2.4, §6.3

    @31-57
    Scenario: Google, which opens in a window, receives the parameter that the developer has named
      Given the app offers Google
      And providers open in windows
      And the developer has told the app to send Google "prompt" as "select_account"
      When Grace opens the app and chooses Google
      Then the provider has received the parameters:
        | prompt | select_account |

    @31-58
    Scenario: Microsoft, which opens in place of the page, receives both parameters that the developer has named
      Given the app offers Microsoft
      And providers open in place of the page
      And the developer has told the app to send Microsoft "tenant" as "example.com"
      And the developer has told the app to send Microsoft "prompt" as "consent"
      When Grace opens the app and chooses Microsoft
      Then the provider has received the parameters:
        | tenant | example.com |
        | prompt | consent     |

    @31-86
    Scenario: Google receives the developer's parameter, together with Ada's email from "You already have an account"
      Given the app offers email and Google
      And providers open in windows
      And the developer has told the app to send Google "prompt" as "select_account"
      And Ada has an account that signs in by Google
      And she has come to "You already have an account"
      When she chooses "Sign in with Google"
      Then the provider has received the parameters:
        | prompt     | select_account  |
        | login_hint | ada@example.com |

    @31-59
    Scenario Outline: <provider> does not receive "<parameter>" from the developer, because this would name the visitor
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
    Scenario: Google receives no parameter if the developer has named none
      Given the app offers Google
      And providers open in windows
      When Grace opens the app and chooses Google
      Then the provider has received no parameter

    @31-87
    Scenario: Google does not receive a parameter that the developer has named for GitHub
      Given the app offers Google and GitHub
      And providers open in windows
      And the developer has told the app to send GitHub "allow_signup" as "false"
      When Grace opens the app and chooses Google
      Then the provider has received no parameter

  @option.login-hint-key
  Rule: A provider receives the visitor's email, if it is known, in a parameter
    With the email, the visitor need not enter it again at the provider. Google has the parameter "login_hint" for it,
    and GitHub has "login"; for other providers, the developer names it in the setting "loginHintKey". "You already have
    an account" is the screen to which Ada comes by entering her email, because her account signs in by a provider. The
    tables name the parameter in the column "parameter for the email"; "whoIsThere" is a made-up name. In the examples
    without a table, the developer has named no parameter.

    Source: spec §3; reference §2.4, §6.3

    Background:
      Given providers open in windows

    @31-61
    Scenario Outline: <provider> receives Ada's email in its parameter "<parameter>"
      Given the app offers email and <provider>
      And Ada has an account that signs in by <provider>
      And she has come to "You already have an account"
      When she chooses "Sign in with <provider>"
      Then the provider has received the parameters:
        | <parameter> | ada@example.com |

      Examples:
        | provider | parameter  |
        | Google   | login_hint |
        | GitHub   | login      |

    @31-62
    Scenario: Microsoft receives Ada's email in the parameter that the developer has named
      Given the app offers:
        | sign-in option | parameter for the email |
        | email          |                         |
        | Microsoft      | whoIsThere              |
      And Ada has an account that signs in by Microsoft
      And she has come to "You already have an account"
      When she chooses "Sign in with Microsoft"
      Then the provider has received the parameters:
        | whoIsThere | ada@example.com |

    @31-89
    Scenario: Google receives Ada's email in its own parameter even if the developer has named a different one
      Given the app offers:
        | sign-in option | parameter for the email |
        | email          |                         |
        | Google         | whoIsThere              |
      And Ada has an account that signs in by Google
      And she has come to "You already have an account"
      When she chooses "Sign in with Google"
      Then the provider has received the parameters:
        | login_hint | ada@example.com |

    @31-63
    Scenario: Microsoft does not receive Ada's email if the developer has named no parameter for it
      Given the app offers email and Microsoft
      And Ada has an account that signs in by Microsoft
      And she has come to "You already have an account"
      When she chooses "Sign in with Microsoft"
      Then the provider has received no parameter

    @31-64
    Scenario: Microsoft receives no parameter if the app does not know the visitor's email
      Given the app offers:
        | sign-in option | parameter for the email |
        | email          |                         |
        | Microsoft      | whoIsThere              |
      When Grace opens the app and chooses Microsoft
      Then the provider has received no parameter

  @option.login-hint-key
  Rule: A provider receives the email that a different provider has told the app
    Ada has an account that signs in by Google, but now chooses GitHub, which has her email but has not verified it.
    Anybody could have given her email to GitHub, so she must sign in to her account first, and is shown the sign-in
    options again. The service does not reveal how an email signs in, so the app does not know that it is by Google.
    When she chooses Google, the app sends her email along. "login_hint" is Google's name for it.

    Source: spec §3; reference §2.4, §6.3

    Background:
      Given providers open in windows

    @31-88
    Scenario: Google receives Ada's email if GitHub has told it to the app
      Given the service does not reveal how an email signs in
      And the app offers Google and GitHub
      And Ada has an account that signs in by Google
      And she has opened the app and chosen GitHub
      And she has signed in at the provider, which has not verified her email
      When she chooses "Sign in with Google"
      Then the provider has received the parameters:
        | login_hint | ada@example.com |

  @entity.auth-result
  Rule: The app receives the result of a sign-in with a provider
    The app's callback "signInSuccessWithAuthResult", a function of the app, receives the user; the credential, which is
    what the provider has handed over; the operation, which is "signIn"; whether the account is new; the provider; and
    the target, an address to which the sign-in is to lead and which the page's address may name (here, it names none).
    It also decides whether the visitor goes on to the home page; here, it lets her. The older callback "signInSuccess"
    decides the same, but receives less. In the tables, a credential is named by the provider that has handed it over:
    "google.com" stands for Google, and "github.com" for GitHub. Grace has the name "Grace" at Google.

    Source: spec §3; reference §3.12

    @31-65
    Scenario: The app learns that Grace has signed in with Google in a window and that her account is new
      Given the callback "signInSuccessWithAuthResult" lets the visitor go on
      And the app offers Google
      And providers open in windows
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And the app is told by "signInSuccessWithAuthResult":
        | user       | grace@example.com |
        | credential | google.com        |
        | operation  | signIn            |
        | new user   | yes               |
        | provider   | google.com        |
        | target     | none              |

    @31-66
    Scenario: The app learns that Ada has signed in with GitHub in place of the page, and that her account is not new
      Given the callback "signInSuccessWithAuthResult" lets the visitor go on
      And Ada has an account that signs in by GitHub
      And the app offers GitHub
      And providers open in place of the page
      And she has opened the app and chosen GitHub
      When she signs in at the provider
      Then she reads "You are logged in."
      And the app is told by "signInSuccessWithAuthResult":
        | user       | ada@example.com |
        | credential | github.com      |
        | operation  | signIn          |
        | new user   | no              |
        | provider   | github.com      |
        | target     | none            |

    @31-90
    Scenario: The app learns which name Grace has at Google
      Given the callback "signInSuccessWithAuthResult" lets the visitor go on
      And the app offers Google
      And providers open in windows
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And the callback "signInSuccessWithAuthResult" has received the name "Grace" from the provider

    @31-67
    Scenario: The older callback "signInSuccess" receives the user and the credential of Google
      Given the callback "signInSuccess" lets the visitor go on
      And the app offers Google
      And providers open in windows
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And the app is told by "signInSuccess":
        | user       | grace@example.com |
        | credential | google.com        |
        | target     | none              |

  @role.admin-restricted
  Rule: A visitor who may not create an account by signing in with a provider comes to "Not Authorized"
    The service refuses to create an account, because only administrators may do that. With the setting
    "adminRestrictedOperation", this leads to "Not Authorized", which calls the visitor "User" because she has not
    entered an email; without the setting, she reads a message. "Providers open" says whether Google opens in a window
    or in place of the page.

    Source: spec §6; reference T94, T105

    @31-68
    Scenario Outline: Providers open <place>: Grace signs in with Google and comes to "Not Authorized"
      Given the app offers Google
      And providers open <place>
      And the setting "adminRestrictedOperation" leads to "Not Authorized"
      And the next request to sign in with a provider will fail: administrators only
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she comes to "Not Authorized"
      And she reads "User is not authorized to view the requested page."

      Examples:
        | place                |
        | in windows           |
        | in place of the page |

    @31-70
    Scenario: Grace reads a message beside Google's button if the developer has not set "adminRestrictedOperation"
      Given the app offers Google
      And providers open in windows
      And the next request to sign in with a provider will fail: administrators only
      And Grace has opened the app and chosen Google
      When she signs in at the provider
      Then she sees the message "This operation is restricted to administrators only."
      And she can choose:
        | Dismiss | Sign in with Google |
