Feature: Ways to sign in
  A visitor who is signed in finds on "Your account" how she can sign in. There she connects her account with a
  provider, such as Google, so that she can sign in with Google, too, and she removes what she no longer uses. "Your
  account" is at the address "/Login?mode=account". The screen "Ways to sign in" is opened by a button of the same name.
  Unless a
  scenario says otherwise, Ada has signed in with her password, and Google and GitHub open in windows.

  @ours.account-methods
  Rule: "Ways to sign in" lists how the account signs in, and the providers that it can be connected with
    The account signs in with its password, with its phone, or with providers that it is connected with. These come
    first. Providers that the app offers besides follow. The badge "Connected" marks the providers of the account.

    Source: ours

    Background:
      Given the app offers email and Google and GitHub
      And providers open in windows

    @90-1
    Scenario: "Ways to sign in" offers to disconnect Google, to remove the password and to connect GitHub
      Given Ada has an account that signs in by password and Google
      And she is signed in at "/Login?mode=account"
      When she chooses "Ways to sign in"
      Then she comes to "Ways to sign in"
      And the page is titled "Ways to sign in – Doorstep"
      And she can choose:
        | Remove your password | Disconnect Google | Connect GitHub | Back | Done |
      And only the button "Disconnect Google" carries the badge "Connected"

    @90-2
    Scenario: The buttons of "Ways to sign in" have the names that the developer has set
      Given the developer has named Google "Initech"
      And the developer has named GitHub "Globex"
      And Ada has an account that signs in by password and Google
      And she is signed in at "/Login?mode=account"
      When she chooses "Ways to sign in"
      Then she can choose:
        | Remove your password | Disconnect Initech | Connect Globex | Back | Done |

    @90-3
    Scenario: The buttons of "Ways to sign in" have the pictures of the providers
      Given Ada has an account that signs in by password and Google
      And she is signed in at "/Login?mode=account"
      When she chooses "Ways to sign in"
      Then the button "Connect GitHub" has its usual picture
      And the button "Disconnect Google" has its usual picture

    @90-4
    Scenario: A provider that the app no longer offers comes last among the ways to sign in, and can be disconnected
      Given Ada has an account that signs in by password and Google and Twitter
      And she is signed in at "/Login?mode=account"
      When she chooses "Ways to sign in"
      Then she can choose:
        | Remove your password | Disconnect Google | Disconnect Twitter | Connect GitHub | Back | Done |

    @90-5
    Scenario: The account can be connected with Google and get a phone, but guests are no way to sign in
      Given the app offers email and phone and guests and Google instead
      And Ada is signed in at "/Login?mode=account"
      When she chooses "Ways to sign in"
      Then she can choose:
        | Add a phone | Connect Google | Back | Done |

    @90-6
    Scenario: "Back" leads from "Ways to sign in" to "Your account"
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      When she chooses "Back"
      Then she comes to "Your account"

    @90-7
    Scenario: The Back button of the browser leads from "Ways to sign in" to "Your account", and Forward back again
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      And she comes to "Ways to sign in"
      And she has gone back in her browser
      And she comes to "Your account"
      When she goes forward in her browser
      Then she comes to "Ways to sign in"

    @90-8
    Scenario: After a reload of "Ways to sign in", the visitor is on "Your account"
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      And she comes to "Ways to sign in"
      When she reloads the page
      Then she comes to "Your account"

  @ours.account-connect
  Rule: A signed-in visitor connects her account with a provider in a window
    The window is that of a sign-in with this provider. Afterwards, "Ways to sign in" says that the provider is
    connected, or why it is not. "Dismiss" removes the message.

    Source: ours

    Background:
      Given the app offers email and Google and GitHub
      And providers open in windows
      And Ada is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"

    @90-9
    Scenario: A visitor who signs in at GitHub in the window has connected it
      Given she has chosen "Connect GitHub"
      When she signs in at the provider
      Then she sees the message "GitHub has been connected."
      And she can choose:
        | Dismiss | Remove your password | Disconnect GitHub | Connect Google | Back | Done |
      And Ada's account signs in by password and GitHub

    @90-10
    Scenario: A provider account with a different email can be connected, and the account keeps its email
      Given she has chosen "Connect GitHub"
      When she signs in at the provider with the email "countess@example.com"
      Then she sees the message "GitHub has been connected."
      And Ada's account signs in by password and GitHub

    @90-11
    Scenario: A second provider can be connected after the first one
      Given she has chosen "Connect GitHub"
      And she has signed in at the provider
      And she sees the message "GitHub has been connected."
      And she has chosen "Connect Google"
      When she signs in at the provider
      Then she sees the message "Google has been connected."
      And she can choose:
        | Dismiss | Remove your password | Disconnect Google | Disconnect GitHub | Back | Done |

    @90-12
    Scenario: A GitHub account that belongs to Grace's account cannot be connected with Ada's
      Given Grace has an account that signs in by GitHub
      And Ada has chosen "Connect GitHub"
      When she signs in at the provider with the email "grace@example.com"
      Then she sees the message "This GitHub account is connected to another account."
      And Ada's account signs in by password

    @90-13
    Scenario: A visitor who closes the window of GitHub connects nothing, and sees no message
      Given she has chosen "Connect GitHub"
      When she closes the provider's window
      Then she can choose:
        | Connect Google | Connect GitHub | Back | Done |
      And she is still on "Ways to sign in"
      And Ada's account signs in by password

    @90-42
    Scenario: A visitor who cancels at GitHub connects nothing, and reads what GitHub needs
      Given she has chosen "Connect GitHub"
      When she cancels at the provider
      Then she sees the message "Please authorize the required permissions to sign in to the application"
      And she is still on "Ways to sign in"
      And Ada's account signs in by password

    @90-14
    Scenario: If the browser blocks the window of GitHub, the visitor reads so, and nothing is connected
      Given the browser blocks windows
      When she chooses "Connect GitHub"
      Then she sees the message "Your browser blocked the sign-in window."
      And she can choose:
        | Dismiss | Connect Google | Connect GitHub | Back | Done |

    @90-15
    Scenario Outline: If GitHub cannot be connected, the visitor reads why: <reason>
      Given the next request to connect another provider will fail: <reason>
      And she has chosen "Connect GitHub"
      When she signs in at the provider
      Then she sees the message "<words>"
      And she is still on "Ways to sign in"
      And she can choose:
        | Dismiss | Connect Google | Connect GitHub | Back | Done |

      Examples:
        | reason                     | words                                                                                   |
        | broken connection          | A network error has occurred                                                            |
        | too many attempts          | We have blocked all requests from this device due to unusual activity. Try again later. |
        | sign-in option not enabled | This way to sign in is not enabled. Please contact the administrator of this site.      |
        | unknown error              | Something went wrong. Please try again.                                                 |

    @90-16
    Scenario: If the connection failed, the visitor can connect GitHub at the second attempt
      Given the next request to connect another provider will fail: broken connection
      And she has chosen "Connect GitHub"
      And she has signed in at the provider
      And she sees the message "A network error has occurred"
      And she has chosen "Connect GitHub"
      When she signs in at the provider
      Then she sees the message "GitHub has been connected."

    @90-47
    Scenario: After a lost answer, a second attempt says that GitHub has been connected
      Given the answer to the next request to connect another provider will be lost
      And she has chosen "Connect GitHub"
      And she has signed in at the provider
      And she sees the message "A network error has occurred"
      And she has chosen "Connect GitHub"
      When she signs in at the provider
      Then she sees the message "GitHub has been connected."
      And Ada's account signs in by password and GitHub

    @90-17
    Scenario: While the window of GitHub is open, its button shows that it waits, and Google can be chosen
      Given she has chosen "Connect GitHub"
      When 500 milliseconds pass
      Then only the button "Connect GitHub" shows that it waits
      And no button looks disabled

    @90-18
    Scenario: A visitor who chooses "Back" while the window of GitHub is open comes to "Your account"
      Given she has chosen "Connect GitHub"
      And 500 milliseconds have passed
      When she chooses "Back"
      Then she comes to "Your account"

  @ours.account-connect
  Rule: The settings of a sign-in option also hold where its provider is connected
    The developer can have a provider asked for a scope, such as "gist", and send it parameters. The widget sends no
    email, because the visitor may want to connect a provider account with a different email. Even if providers open in
    place of the page at a sign-in, they are connected in a window.

    Source: ours

    Background:
      Given the app offers email and Google and GitHub

    @90-19
    Scenario: When it is connected, GitHub is asked for the scope that the developer has set
      Given the developer has told the app to ask GitHub for the scope "gist"
      And Ada is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      When she chooses "Connect GitHub"
      Then the provider has been asked for the scopes:
        | gist |

    @90-20
    Scenario: When it is connected, GitHub receives the parameters that the developer has set, and no email
      Given the developer has told the app to send GitHub "allow_signup" as "false"
      And Ada is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      When she chooses "Connect GitHub"
      Then the provider has received the parameters:
        | allow_signup | false |

    @90-21
    Scenario: A provider is connected in a window, although providers open in place of the page at a sign-in
      Given providers open in place of the page
      And Ada is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      And she has chosen "Connect GitHub"
      When she signs in at the provider
      Then she sees the message "GitHub has been connected."
      And 1 window has been opened

    @90-43
    Scenario: Inside Instagram, where Google allows no sign-in, the visitor reads so, and no window opens
      Given Ada uses Instagram on an iPhone
      And she is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      When she chooses "Connect Google"
      Then she sees the message "Google does not allow sign-in inside other apps. Open this page in your browser, or sign in another way."
      And she can choose:
        | Dismiss | Connect Google | Connect GitHub | Back | Done |
      And no window has been opened

  @ours.account-disconnect
  Rule: A signed-in visitor removes what she no longer signs in with
    The app asks first. The focus is on "Cancel", so that the Enter key does not remove anything by accident. The
    message says what has been removed. If the service fails, the visitor reads why, and can try again.

    Source: ours

    Background:
      Given the app offers email and Google and GitHub
      And providers open in windows
      And Ada has an account that signs in by password and Google and GitHub
      And she is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"

    @90-22
    Scenario: "Disconnect Google" disconnects Google
      Given she has chosen "Disconnect Google"
      And she comes to "Disconnect Google"
      When she chooses "Disconnect Google"
      Then she sees the message "Google has been disconnected."
      And she can choose:
        | Dismiss | Remove your password | Disconnect GitHub | Connect Google | Back | Done |
      And Ada's account signs in by password and GitHub

    @90-23
    Scenario: Google can be connected again after it was disconnected
      Given she has chosen "Disconnect Google"
      And she comes to "Disconnect Google"
      And she has chosen "Disconnect Google"
      And she sees the message "Google has been disconnected."
      And she has chosen "Connect Google"
      When she signs in at the provider
      Then she sees the message "Google has been connected."
      And Ada's account signs in by password and Google and GitHub

    @90-48
    Scenario: "Disconnect Google" asks first, and the focus is on "Cancel"
      When she chooses "Disconnect Google"
      Then she comes to "Disconnect Google"
      And she reads "After this, you can no longer sign in this way."
      And she does not read "The email of your account will be removed, too."
      And the focus is on "Cancel"
      And she can choose:
        | Cancel | Disconnect Google |

    @90-49
    Scenario: "Remove your password" says that the email of the account will be removed, too
      When she chooses "Remove your password"
      Then she comes to "Remove your password"
      And she reads "After this, you can no longer sign in this way."
      And she reads "The email of your account will be removed, too."

    @90-50
    Scenario: A visitor who is asked whether to disconnect Google, and cancels, is back on "Ways to sign in"
      Given she has chosen "Disconnect Google"
      And she comes to "Disconnect Google"
      When she chooses "Cancel"
      Then she comes to "Ways to sign in"
      And she can choose:
        | Remove your password | Disconnect Google | Disconnect GitHub | Back | Done |
      And the service has received no request to disconnect a provider

    @90-24
    Scenario: "Remove your password" removes the password
      Given she has chosen "Remove your password"
      And she comes to "Remove your password"
      When she chooses "Remove your password"
      Then she sees the message "Your password has been removed."
      And she can choose:
        | Dismiss | Disconnect Google | Disconnect GitHub | Back | Done |

    @90-25
    Scenario Outline: If Google cannot be disconnected, the visitor reads why: <reason>
      Given the next request to disconnect a provider will fail: <reason>
      And she has chosen "Disconnect Google"
      And she comes to "Disconnect Google"
      When she chooses "Disconnect Google"
      Then she sees the message "<words>"
      And she is still on "Disconnect Google"
      And she can choose:
        | Dismiss | Cancel | Disconnect Google |

      Examples:
        | reason            | words                                                                                   |
        | broken connection | A network error has occurred                                                            |
        | too many attempts | We have blocked all requests from this device due to unusual activity. Try again later. |
        | unknown error     | Something went wrong. Please try again.                                                 |

    @90-26
    Scenario: If the connection failed, the visitor can disconnect Google at the second attempt
      Given the next request to disconnect a provider will fail: broken connection
      And she has chosen "Disconnect Google"
      And she comes to "Disconnect Google"
      And she has chosen "Disconnect Google"
      And she sees the message "A network error has occurred"
      When she chooses "Disconnect Google"
      Then she sees the message "Google has been disconnected."

    @90-27
    Scenario: After a lost answer, a second attempt says that Google has been disconnected
      Given the answer to the next request to disconnect a provider will be lost
      And she has chosen "Disconnect Google"
      And she comes to "Disconnect Google"
      And she has chosen "Disconnect Google"
      And she sees the message "A network error has occurred"
      When she chooses "Disconnect Google"
      Then she sees the message "Google has been disconnected."
      And she can choose:
        | Dismiss | Remove your password | Disconnect GitHub | Connect Google | Back | Done |

    @90-28
    Scenario: While the password is being removed, the visitor sees the busy indicator
      Given the service delays its answer to every request to disconnect a provider
      And she has chosen "Remove your password"
      And she comes to "Remove your password"
      And she has chosen "Remove your password"
      When 500 milliseconds pass
      Then she sees the busy indicator

    @90-29
    Scenario: The message of an earlier visit is gone when the visitor comes back to "Ways to sign in"
      Given she has chosen "Disconnect Google"
      And she comes to "Disconnect Google"
      And she has chosen "Disconnect Google"
      And she sees the message "Google has been disconnected."
      And she has chosen "Back"
      And she comes to "Your account"
      When she goes back in her browser
      Then she comes to "Ways to sign in"
      And she can choose:
        | Remove your password | Disconnect GitHub | Connect Google | Back | Done |

    @90-30
    Scenario: After a way to sign in was removed, a screen reader says the title of the screen and the message
      Given she has chosen "Disconnect Google"
      And she comes to "Disconnect Google"
      And she listens to a screen reader
      When she chooses "Disconnect Google"
      Then the screen reader says:
        | Ways to sign in, heading      |
        | Google has been disconnected. |

  @ours.account-disconnect
  Rule: A visitor removes the phone with which she signs in
    Ada has signed in by phone, and then connected GitHub. The phone is one of her ways to sign in, and "Ways to sign
    in" names it by its number. A phone that is only a second step is not listed here.

    Source: ours

    Background:
      Given the app offers phone and GitHub
      And providers open in windows
      And Ada has opened "/"
      And she has chosen "Sign in with phone"
      And she has asked for a code to "(650) 555-0100"
      And 1 second has passed
      And she has entered the code from her text message
      And 1 second has passed
      And she has gone to "/Login?mode=account"

    @90-31
    Scenario: The phone is the only way to sign in before GitHub is connected
      When she chooses "Ways to sign in"
      Then she reads "+16505550100"
      And she reads "This is your only way to sign in. Add another one before you remove it."
      And she can choose:
        | Change your phone | Connect GitHub | Back | Done |

    @90-32
    Scenario: "Remove +16505550100" removes the phone
      Given she has chosen "Ways to sign in"
      And she has chosen "Connect GitHub"
      And she has signed in at the provider
      And she sees the message "GitHub has been connected."
      And she has chosen "Remove +16505550100"
      And she comes to "Remove +16505550100"
      When she chooses "Remove +16505550100"
      Then she sees the message "+16505550100 has been removed."
      And she reads "This is your only way to sign in. Add another one before you remove it."
      And she can choose:
        | Dismiss | Add a phone | Back | Done |

  @ours.account-only-method
  Rule: The only way to sign in cannot be removed
    Otherwise the visitor would lock herself out. There is no button for the only way, but its name and a sentence. Only
    ways that the app offers count. Any account with an email can sign in by a mailed link or code, if the app mails
    them, so that the other ways can be removed. The password is different: the service removes the email with it.

    Source: ours

    @90-33
    Scenario: A password that is the only way to sign in has no button
      Given the app offers email and Google
      And Ada is signed in at "/Login?mode=account"
      When she chooses "Ways to sign in"
      Then she reads "Password"
      And she reads "This is your only way to sign in. Add another one before you remove it."
      And she can choose:
        | Connect Google | Back | Done |

    @90-34
    Scenario: If two ways to sign in are left, each of them can be removed
      Given the app offers email and Google
      And Ada has an account that signs in by password and Google
      And she is signed in at "/Login?mode=account"
      When she chooses "Ways to sign in"
      Then she can choose:
        | Remove your password | Disconnect Google | Back | Done |
      And she does not read "This is your only way to sign in. Add another one before you remove it."

    @90-35
    Scenario: Google cannot be disconnected any more when the password was removed
      Given the app offers email and Google
      And Ada has an account that signs in by password and Google
      And she is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"
      And she has chosen "Remove your password"
      And she comes to "Remove your password"
      When she chooses "Remove your password"
      Then she reads "Google"
      And she reads "This is your only way to sign in. Add another one before you remove it."
      And she can choose:
        | Dismiss | Back | Done |

    @90-36
    Scenario: A provider that the app does not offer is no way to sign in to it, so the password has to stay
      Given the app offers email
      And Ada has an account that signs in by password and Google
      And she is signed in at "/Login?mode=account"
      When she chooses "Ways to sign in"
      Then she reads "This is your only way to sign in. Add another one before you remove it."
      And she can choose:
        | Disconnect Google | Back | Done |

    @90-37
    Scenario: The only provider can be disconnected if the app mails sign-in links
      Given the app offers email and Google
      And providers open in windows
      And the app mails sign-in links instead of asking for passwords
      And Ada has an account that signs in by Google
      And she has opened the app and chosen Google
      And she has signed in at the provider
      And she has gone to "/Login?mode=account"
      When she chooses "Ways to sign in"
      Then she can choose:
        | Disconnect Google | Back | Done |
      And she does not read "This is your only way to sign in. Add another one before you remove it."

    @90-38
    Scenario: "Ways to sign in" does not offer to remove a password if the app mails sign-in links
      Given the app offers email and Google
      And the app mails sign-in links instead of asking for passwords
      And Ada has an account that signs in by password and Google
      And she is signed in at "/Login?mode=account"
      When she chooses "Ways to sign in"
      Then she can choose:
        | Disconnect Google | Back | Done |

    @90-39
    Scenario: A password has to stay if there is nothing else but mailed links, because the email goes with it
      Given the app offers email and Google
      And the app also mails sign-in links
      And Ada is signed in at "/Login?mode=account"
      When she chooses "Ways to sign in"
      Then she reads "This is your only way to sign in. Add another one before you remove it."
      And she can choose:
        | Connect Google | Back | Done |

  @ours.account-methods-session
  Rule: A visitor whose sign-in is too old or has ended signs in again before her ways to sign in change
    "Verify it’s you" has her confirm that she is the user, and then leads back to "Ways to sign in". If her session has
    ended, for example because an administrator has signed her out, she signs in again.

    Source: ours

    Background:
      Given the app offers email and Google and GitHub
      And providers open in windows
      And Ada has an account that signs in by password and Google
      And she is signed in at "/Login?mode=account"
      And she has chosen "Ways to sign in"

    @90-40
    Scenario: A visitor who signed in too long ago to disconnect Google comes to "Verify it’s you"
      Given the next request to disconnect a provider will fail: sign-in too long ago
      And she has chosen "Disconnect Google"
      And she comes to "Disconnect Google"
      When she chooses "Disconnect Google"
      Then she comes to "Verify it’s you"
      And Ada's account signs in by password and Google

    @90-41
    Scenario: A visitor who was signed out and disconnects Google signs in again, and comes to "Your account"
      Given Ada's account has been signed out by an administrator
      And she has chosen "Disconnect Google"
      And she comes to "Disconnect Google"
      When she chooses "Disconnect Google"
      Then she sees the message "Please login again to perform this operation"
      And Ada's account signs in by password and Google

    @90-44
    Scenario: After "Verify it’s you", the visitor is back on "Ways to sign in", and can disconnect Google
      Given the next request to disconnect a provider will fail: sign-in too long ago
      And she has chosen "Disconnect Google"
      And she comes to "Disconnect Google"
      And she has chosen "Disconnect Google"
      And she comes to "Verify it’s you"
      And she has submitted:
        | Password | analytical engine 1 |
      And she comes to "Ways to sign in"
      And she has chosen "Disconnect Google"
      And she comes to "Disconnect Google"
      When she chooses "Disconnect Google"
      Then she sees the message "Google has been disconnected."

    @90-45
    Scenario: "Cancel" on "Verify it’s you" leads to "Your account", and Google stays connected
      Given the next request to disconnect a provider will fail: sign-in too long ago
      And she has chosen "Disconnect Google"
      And she comes to "Disconnect Google"
      And she has chosen "Disconnect Google"
      And she comes to "Verify it’s you"
      When she chooses "Cancel"
      Then she comes to "Your account"
      And Ada's account signs in by password and Google

    @90-46
    Scenario: A visitor who signed in too long ago to connect GitHub comes to "Verify it’s you"
      Given the next request to connect another provider will fail: sign-in too long ago
      And she has chosen "Connect GitHub"
      When she signs in at the provider
      Then she comes to "Verify it’s you"
