Feature: Guests who sign in
  A guest uses the app with an account that has no email, phone or provider. The app knows each account by its account
  ID. If the developer has set that guests keep their accounts, a guest who signs in keeps this account and its account
  ID, and the email, phone or provider is added to it. A guest is signed in, so she finds the sign-in at "/Login" only.
  The home page says "You are logged in." to guests, too. Each tick covers the screen for one second. The callback
  "signInFailure" is a function of the app. It is called only if a guest signs in to an account that exists already.
  "Sign-in email sent" says that a link was mailed. A visitor who "follows" it opens it in the tab in which she works.

  @config.auto-upgrade-anonymous-users
  Rule: A guest who signs in keeps the account ID if the developer has set "autoUpgradeAnonymousUsers"
    The app finds everything that it has stored for the guest by the account ID. After a sign-in, the app is told
    whether the guest has kept her account. On "Create account", the email that she has entered before is filled in, and
    she can replace it. Google opens in place of the page unless a step says that it opens in a window. Whether Google
    has verified the guest's email makes no difference, because no account has this email yet. One Tap is Google's own
    prompt, which appears over the page when a program of Google, Google's script, has loaded. "Continue as guest" is
    offered to her again at "/Login", and then changes nothing.

    Source: spec §3; reference §2.8, §3.12, §6.2

    Background:
      Given guests keep their accounts when they sign in

    @27-1
    Scenario: A guest who creates an account with a password keeps the account ID
      Given the app offers email and guests
      And Grace is a guest who has come to "Create account"
      When she submits:
        | First & last name | Grace Hopper  |
        | Choose password   | compiler 1952 |
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And she has kept the account ID that she had as a guest
      And Grace's account is named "Grace Hopper"

    @27-2
    Scenario: A guest who signs in by mailed link keeps the account ID
      Given the app offers email and guests
      And the app mails sign-in links instead of asking for passwords
      And Grace is a guest who has come to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      When 1 second passes
      Then "grace@example.com" is signed in to the app
      And she has kept the account ID that she had as a guest

    @27-3
    Scenario: A guest who signs in by phone keeps the account ID
      Given the app offers phone and guests
      And Grace is a guest at "/Login"
      And she has chosen "Sign in with phone"
      And she has asked for a code to "6505550100"
      And she sees a tick and "Code sent!"
      And 1 second has passed
      And she comes to "Verify your phone number"
      And she has entered the code from her text message
      And she sees a tick and "Verified!"
      When 1 second passes
      Then she reads "You are logged in."
      And she has kept the account ID that she had as a guest
      And the app is told that the guest has kept her account

    @27-4
    Scenario: A guest who signs in with Google, which opens in a window, keeps the account ID
      Given the app offers Google and guests
      And providers open in windows
      And Grace is a guest at "/Login"
      When she signs in with "Google", which has not verified her email
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And she has kept the account ID that she had as a guest

    @27-5
    Scenario: A guest who signs in with Google, which opens in place of the page, keeps the account ID
      Given the app offers Google and guests
      And providers open in place of the page
      And Grace is a guest at "/Login"
      When she signs in with "Google", which has not verified her email
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      And she has kept the account ID that she had as a guest

    @27-31
    Scenario: A guest who accepts One Tap keeps the account ID
      Given the app offers Google with One Tap
      And the app also lets guests in
      And Google's script loads and answers
      And Grace is a guest at "/Login"
      And One Tap is offered
      When she accepts One Tap
      Then "grace@example.com" is signed in to the app
      And she has kept the account ID that she had as a guest

    @27-6
    Scenario: The app is told that a guest who created an account with a password has kept her account
      Given the app offers email and guests
      And Grace is a guest who has come to "Create account"
      When she completes "Create account"
      Then she reads "You are logged in."
      And the app is told that the guest has kept her account

    @27-7
    Scenario: A guest who chooses "Continue as guest" again keeps the account ID
      Given the app offers email and guests
      And Grace is a guest at "/Login"
      When she chooses "Continue as guest"
      Then she reads "You are logged in."
      And she has kept the account ID that she had as a guest

    @27-8
    Scenario: A guest who leaves "Create account" for the home page is still the same guest
      Given the app offers email and guests
      And Grace is a guest who has come to "Create account"
      When she goes to "/"
      Then she reads "You are logged in."
      And there is no account for "grace@example.com"
      And she has kept the account ID that she had as a guest

    @27-10
    Scenario: A guest cannot create an account with an email that has one, and the callback "signInFailure" is not called
      Given the app offers email and guests
      And Ada has an account
      And Grace is a guest who has come to "Create account"
      When she submits:
        | Email             | ada@example.com     |
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      Then she sees the message "The email address is already used by another account" under "Email"
      And the app is told nothing by "signInFailure"

  @config.auto-upgrade-anonymous-users
  Rule: An account with an email is not given to the next visitor, even if "autoUpgradeAnonymousUsers" is set
    The setting "autoUpgradeAnonymousUsers" is only about guests. At "/Login", the app shows the sign-in screens also to
    a visitor who is signed in. Here Ada is signed in, and Grace then uses the same browser window. So Grace does not
    take over Ada's account; hers is a second one. An email without an account leads to "Create account".

    Source: spec §3; reference §2.8, §3.12, §6.2

    Background:
      Given guests keep their accounts when they sign in

    @27-32
    Scenario: Grace, who creates an account where Ada is signed in, gets an account of her own beside Ada's
      Given Ada is signed in at "/Login"
      And Grace has continued with the email "grace@example.com"
      And she comes to "Create account"
      When she completes "Create account"
      Then "grace@example.com" is signed in to the app
      And there is an account for "ada@example.com"
      And the service has 2 accounts

  @config.auto-upgrade-anonymous-users
  Rule: A guest who signs in gets a different account if the developer has not set "autoUpgradeAnonymousUsers"
    The app then finds nothing that it has stored for the guest, because it looks for it by the account ID. Set to
    "nothing", the setting has no value. After a sign-in, the app is told whether the guest has kept her account.

    Source: spec §3; reference §2.8, §6.2

    @27-9
    Scenario Outline: A guest who creates an account gets a new account ID if "autoUpgradeAnonymousUsers" is set to <setting>
      Given the app offers email and guests
      And the developer has set "autoUpgradeAnonymousUsers" to <setting>
      And Grace is a guest who has come to "Create account"
      When she completes "Create account"
      Then she reads "You are logged in."
      And she has a new account ID
      And the app is told that the guest has signed in to a different account

      Examples:
        | setting |
        | false   |
        | nothing |

  @config.auto-upgrade-anonymous-users
  Rule: The developer who lets guests keep their accounts must say what happens if a guest has an account already
    The setting "autoUpgradeAnonymousUsers" lets guests keep their accounts; the error message calls this "upgraded". A
    guest cannot become a different account, so the callback "signInFailure", a function of the app, decides what
    happens then. Without it, the screen "Configuration error" tells the developer what is wrong.

    Source: spec §3; reference §2.8, §6.2

    @27-11
    Scenario: The developer who sets "autoUpgradeAnonymousUsers" without the callback "signInFailure" reads that it is missing
      Given the developer has set "autoUpgradeAnonymousUsers" to true
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads "callbacks.signInFailure: is needed where guests are upgraded"

  @screen.anonymous-session-ended
  Rule: "Session ended" says that the guest who asked for the sign-in link is gone
    A sign-in link that a guest asks for works for this guest only: it adds the email to her account. In these examples,
    Grace asks for a link as a guest, signs out, and then uses the app as a guest again. At the sign-out her first guest
    account is left behind. Now she is a different guest with a new account, and the app refuses the link without asking
    the service. The message calls her time as the first guest "the session". "Dismiss" leads to the list of sign-in
    options; if the app offers only one, it leads to the first screen of this one. An app can also make its visitors
    guests by itself, without the sign-in option "Continue as guest". The home page says "You are logged in." to guests,
    too.

    Source: spec §2; reference §1.2 (13), T72, T87

    Background:
      Given guests keep their accounts when they sign in

    @27-12
    Scenario: A visitor who has asked for a link as one guest and follows it as a different guest reads "Session ended"
      Given the app offers email and guests
      And the app mails sign-in links instead of asking for passwords
      And Grace has asked for a link as a guest
      And she has signed out and continued as a different guest
      When she follows the link in her mail
      Then she comes to "Session ended"
      And the page is titled "Session ended – Doorstep"
      And she reads "The session associated with this sign-in request has either expired or was cleared."
      And she can choose:
        | Dismiss |
      And the focus is on "Dismiss"
      And the service has received no request to check the mailed link

    @27-33
    Scenario: After "Session ended", the visitor is still signed in as a guest on the home page
      Given the app offers email and guests
      And the app mails sign-in links instead of asking for passwords
      And Grace has asked for a link as a guest
      And she has signed out and continued as a different guest
      And she has followed the link in her mail
      And she comes to "Session ended"
      When she goes to "/"
      Then she reads "You are logged in."
      And there is no account for "grace@example.com"

    @27-13
    Scenario: "Dismiss" on "Session ended" leads to "Sign in with email" if email is the only sign-in option
      Given the app mails sign-in links instead of asking for passwords
      And Grace has asked for a link as a guest
      And she has signed out and continued as a different guest
      And she has followed the link in her mail
      And she comes to "Session ended"
      When she chooses "Dismiss"
      Then she comes to "Sign in with email"

    @27-14
    Scenario: "Dismiss" on "Session ended" leads to "Enter your phone number" if phone has become the only sign-in option
      Given the app mails sign-in links instead of asking for passwords
      And Grace has asked for a link as a guest
      And phone has become the only sign-in option
      And she has signed out and continued as a different guest
      And she has followed the link in her mail
      And she comes to "Session ended"
      When she chooses "Dismiss"
      Then she comes to "Enter your phone number"

    @27-15
    Scenario: "Dismiss" on "Session ended" leads to the list of sign-in options if there are several
      Given the app offers email and guests
      And the app mails sign-in links instead of asking for passwords
      And Grace has asked for a link as a guest
      And she has signed out and continued as a different guest
      And she has followed the link in her mail
      And she comes to "Session ended"
      When she chooses "Dismiss"
      Then she can choose:
        | Sign in with email | Continue as guest |

    @27-34
    Scenario: A reload after "Dismiss" on "Session ended" does not show "Session ended" again
      Given the app offers email and guests
      And the app mails sign-in links instead of asking for passwords
      And Grace has asked for a link as a guest
      And she has signed out and continued as a different guest
      And she has followed the link in her mail
      And she comes to "Session ended"
      And she has chosen "Dismiss"
      And she can choose:
        | Sign in with email | Continue as guest |
      When she reloads the page
      Then she can choose:
        | Sign in with email | Continue as guest |

  @screen.different-device-error
  Rule: A guest's sign-in link works only in the browser in which she is that guest
    The link adds the email to the account of the guest who asked for it. Another browser does not know this guest.
    After a sign-out, her own browser does not know her any more, either, and shows the same screen as another one, "New
    device or browser detected", which "Dismiss" leaves. The app refuses the link without asking the service.

    Source: spec §2; reference §1.2 (12), T71, T73

    Background:
      Given the app offers email and guests
      And the app mails sign-in links instead of asking for passwords
      And guests keep their accounts when they sign in
      And Grace is a guest who has come to "Sign-in email sent"

    @27-16
    Scenario: A guest who opens her sign-in link on another device reads that it does not work there
      When she opens the link in her mail on another device
      Then she comes to "New device or browser detected"
      And the service has received no request to check the mailed link

    @27-17
    Scenario: A guest who has signed out and then follows her sign-in link reads that it does not work in this browser
      Given she has gone to "/"
      And she has chosen "Sign-out"
      And she can choose:
        | Sign in with email | Continue as guest |
      When she follows the link in her mail
      Then she comes to "New device or browser detected"

    @27-18
    Scenario: "Dismiss" on "New device or browser detected" leads to the sign-in options if there are several
      Given she has opened the link in her mail on another device
      And she comes to "New device or browser detected"
      When she chooses "Dismiss"
      Then she can choose:
        | Sign in with email | Continue as guest |

  @error.anonymous-merge-conflict
  Rule: A guest who signs in to an existing account stays a guest, and the app decides what happens next
    Here the setting "autoUpgradeAnonymousUsers" is on, and Ada has an account, but uses the app as a guest. A guest
    cannot become a different account. When she signs in to her account, the callback "signInFailure" therefore receives
    the reason, a message for the developer, and the credential: the proof with which the app can sign in to the
    account. In the tables, "credential" says how she has signed in; "google.com" stands for Google. In the message, an
    "anonymous user" is a guest, and "upgrade" means to keep the guest account when she signs in. After that, the page
    is empty, and the guest stays signed in until the app decides otherwise; a mailed link is not tried again. A wrong
    password signs in to no account, so there is nothing to decide. A second factor is a second step after the password,
    here a code by text message, for which "Verify it’s you" asks. Whether Google has verified her email makes no
    difference, because her account signs in by Google already.

    Source: spec §8; reference §2.8, T48, T85, T163, Q5

    Background:
      Given guests keep their accounts when they sign in

    @27-19
    Scenario: A guest who enters the password of an account stays a guest, and the app is told
      Given the app offers email and guests
      And Ada has an account
      And she is a guest who has come to "Sign in"
      When she completes "Sign in"
      Then she sees an empty page
      And the app is told by "signInFailure":
        | reason     | anonymous-upgrade-merge-conflict                                                                                                |
        | message    | The current anonymous user failed to upgrade. The non-anonymous credential is already associated with a different user account. |
        | credential | password                                                                                                                        |

    @27-20
    Scenario: A guest who enters a password and a second factor stays a guest, and the app is told
      Given the app offers email and guests
      And Ada has an account with the phone "+16505550100" as second factor
      And she is a guest who has come to "Sign in"
      And she has completed "Sign in"
      And she comes to "Verify it’s you"
      And she has asked for the code of her second factor
      And she has entered the code from her text message
      And she sees a tick and "Verified!"
      When 1 second passes
      Then she sees an empty page
      And the app is told by "signInFailure":
        | reason     | anonymous-upgrade-merge-conflict                                                                                                |
        | message    | The current anonymous user failed to upgrade. The non-anonymous credential is already associated with a different user account. |
        | credential | password                                                                                                                        |

    @27-21
    Scenario: A guest who follows the mailed link of an account stays a guest, and the app is told
      Given the app offers email and guests
      And the app mails sign-in links instead of asking for passwords
      And Ada has an account that signs in by email link
      And she is a guest who has come to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees an empty page
      And the app is told by "signInFailure":
        | reason     | anonymous-upgrade-merge-conflict                                                                                                |
        | message    | The current anonymous user failed to upgrade. The non-anonymous credential is already associated with a different user account. |
        | credential | emailLink                                                                                                                       |

    @27-22
    Scenario: A guest who enters the phone code of an account stays a guest, and the app is told
      Given the app offers phone and guests
      And Ada has an account with the phone "+16505550100"
      And she is a guest at "/Login"
      And she has chosen "Sign in with phone"
      And she has asked for a code to "6505550100"
      And she sees a tick and "Code sent!"
      And 1 second has passed
      And she comes to "Verify your phone number"
      When she enters the code from her text message
      Then she sees an empty page
      And the app is told by "signInFailure":
        | reason     | anonymous-upgrade-merge-conflict                                                                                                |
        | message    | The current anonymous user failed to upgrade. The non-anonymous credential is already associated with a different user account. |
        | credential | phone                                                                                                                           |

    @27-23
    Scenario: Google opens in a window: a guest who signs in there to her existing account stays a guest, and the app is told
      Given the app offers Google and guests
      And providers open in windows
      And Ada has an account that signs in by Google
      And she is a guest at "/Login"
      When she signs in with "Google", which has not verified her email
      Then she sees an empty page
      And the app is told by "signInFailure":
        | reason     | anonymous-upgrade-merge-conflict                                                                                                |
        | message    | The current anonymous user failed to upgrade. The non-anonymous credential is already associated with a different user account. |
        | credential | google.com                                                                                                                      |

    @27-35
    Scenario: Google opens in place of the page: a guest who signs in there to her existing account stays a guest, and the app is told
      Given the app offers Google and guests
      And providers open in place of the page
      And Ada has an account that signs in by Google
      And she is a guest at "/Login"
      When she signs in with "Google", which has not verified her email
      Then she sees an empty page
      And the app is told by "signInFailure":
        | reason     | anonymous-upgrade-merge-conflict                                                                                                |
        | message    | The current anonymous user failed to upgrade. The non-anonymous credential is already associated with a different user account. |
        | credential | google.com                                                                                                                      |

    @27-24
    Scenario: A guest who has entered the password of an existing account is still the same guest on the home page
      Given the app offers email and guests
      And Ada has an account
      And she is a guest who has come to "Sign in"
      And she has completed "Sign in"
      And she sees an empty page
      When she goes to "/"
      Then she reads "You are logged in."
      And she has kept the account ID that she had as a guest

    @27-25
    Scenario: The callback "signInSuccessWithAuthResult", which tells the app of a sign-in, is not called if the guest stays a guest
      Given the app offers email and guests
      And Ada has an account
      And she is a guest who has come to "Sign in"
      When she completes "Sign in"
      Then she sees an empty page
      And the app is told nothing by "signInSuccessWithAuthResult"

    @27-36
    Scenario: After a reload, the mailed link of an existing account is not tried again, and the guest sees the sign-in options
      Given the app offers email and guests
      And the app mails sign-in links instead of asking for passwords
      And Ada has an account that signs in by email link
      And she is a guest who has come to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees an empty page
      And the app is told once by "signInFailure"
      When she reloads the page
      Then she can choose:
        | Sign in with email | Continue as guest |

    @27-26
    Scenario: A guest who enters a wrong password reads that it does not match, and the app is told nothing
      Given the app offers email and guests
      And Ada has an account
      And she is a guest who has come to "Sign in"
      When she signs in with the password "a guess"
      Then she sees the message "The email and password you entered don't match" under "Password"
      And the app is told nothing by "signInFailure"

  @error.anonymous-merge-conflict
  Rule: If guests do not keep their accounts, a guest who signs in to an existing account changes to that account
    Here the setting "autoUpgradeAnonymousUsers" is not set. The app knows an account by its account ID. The guest
    account is left behind, so the visitor's account ID changes. Ada has an account, but uses the app as a guest until
    she signs in. The app shows the sign-in at "/Login" also to a guest.

    Source: spec §8; reference §2.8

    @27-27
    Scenario: Ada, who uses the app as a guest, enters the password of her account and is signed in to that account
      Given the app offers email and guests
      And Ada has an account
      And she is a guest who has come to "Sign in"
      When she completes "Sign in"
      Then "ada@example.com" is signed in to the app
      And she has a new account ID

  @config.callback-failure
  Rule: The widget waits for the callback "signInFailure" while the app deals with a guest's conflict
    Here the setting "autoUpgradeAnonymousUsers" is on, and Ada has an account, but uses the app as a guest. When she
    signs in to her account, she cannot keep both: this is the conflict. The callback "signInFailure" learns of it,
    receives the credential (the proof of her sign-in, here by "password"), and may take its time: here 3 seconds. Until
    the callback is done, the widget shows "Signing in..."; after that, the page is empty. Whatever the callback
    does, Ada stays the same guest. It can also fail, because of an error in the app itself. Where a step says
    "instead", it does not take 3 seconds. Grace has no account, so she has no conflict. In the message, an "anonymous
    user" is a guest, and "upgrade" means to keep the guest account when she signs in.

    Source: spec §3; reference §2.8, §6.4, T163, Q43

    Background:
      Given the app offers email and guests
      And guests keep their accounts when they sign in
      And the callback "signInFailure" takes 3 seconds
      And Ada has an account

    @27-28
    Scenario: A guest with a conflict sees only "Signing in..." while the callback "signInFailure" is under way
      Given she is a guest who has come to "Sign in"
      And she has completed "Sign in"
      And the app is told once by "signInFailure"
      When 2.999 seconds pass
      Then she sees the progress message "Signing in..."

    @27-29
    Scenario: A guest with a conflict sees an empty page when the callback "signInFailure" is done
      Given she is a guest who has come to "Sign in"
      And she has completed "Sign in"
      And the app is told once by "signInFailure"
      When 3 seconds pass
      Then she sees an empty page

    @27-39
    Scenario: A guest with a conflict sees an empty page if the callback "signInFailure" fails at once
      Given the callback "signInFailure" fails at once instead
      And she is a guest who has come to "Sign in"
      When she completes "Sign in"
      Then she sees an empty page
      And she has kept the account ID that she had as a guest

    @27-40
    Scenario: A guest with a conflict sees an empty page if the callback "signInFailure" fails after 3 seconds
      Given the callback "signInFailure" takes 3 seconds and then fails
      And she is a guest who has come to "Sign in"
      And she has completed "Sign in"
      And the app is told once by "signInFailure"
      When 3 seconds pass
      Then she sees an empty page
      And she has kept the account ID that she had as a guest

    @27-38
    Scenario: The callback "signInFailure" is called once, and receives the conflict and the credential
      Given she is a guest who has come to "Sign in"
      When she completes "Sign in"
      Then the app is told by "signInFailure":
        | reason     | anonymous-upgrade-merge-conflict                                                                                                |
        | message    | The current anonymous user failed to upgrade. The non-anonymous credential is already associated with a different user account. |
        | credential | password                                                                                                                        |

    @27-37
    Scenario: While the callback "signInFailure" is under way, a guest with a conflict is still the same guest
      Given she is a guest who has come to "Sign in"
      When she completes "Sign in"
      Then the app is told once by "signInFailure"
      And she has kept the account ID that she had as a guest

    @27-30
    Scenario: The callback "signInFailure" is not called if a guest creates a new account
      Given Grace is a guest who has come to "Create account"
      When she completes "Create account"
      Then she reads "You are logged in."
      And the app is told nothing by "signInFailure"

  @ours.conflict-progress
  Rule: A guest with a conflict reads what she waits for
    Here the setting "autoUpgradeAnonymousUsers" is on, and Ada has an account, but uses the app as a guest. When she
    signs in to her account, she cannot keep both: this is the conflict. The callback "signInFailure", a function of the
    app, deals with it. For example, it signs her in and copies to her account what she has stored as a guest. Here it
    takes 3 seconds.

    Source: ours

    Background:
      Given the app offers email and guests
      And guests keep their accounts when they sign in
      And the callback "signInFailure" takes 3 seconds
      And Ada has an account
      And she is a guest who has come to "Sign in"

    @27-41
    Scenario: A guest with a conflict reads that she is being signed in
      When she completes "Sign in"
      Then she sees the progress message "Signing in..."

    @27-42
    Scenario: A screen reader says that a guest with a conflict is being signed in
      Given she listens to a screen reader
      When she completes "Sign in"
      Then the screen reader says:
        | Signing in... |

    @27-43
    Scenario: A guest with a conflict no longer reads "Signing in..." when the app has dealt with it
      Given she has completed "Sign in"
      And she sees the progress message "Signing in..."
      When 3 seconds pass
      Then she sees an empty page
