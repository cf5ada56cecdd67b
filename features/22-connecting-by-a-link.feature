Feature: Connecting a provider with a mailed link
  A visitor signs in with a provider, here GitHub, although her email already has an account that signs in by email
  link. GitHub has not verified her email, so anybody could have given it there. A mailed link proves that the account
  is hers, and connects GitHub to it. "Sign-in email sent" says that the link was mailed. GitHub opens in a window
  unless a scenario says otherwise. The tick "Signed in!" covers the screen for one second, and then the visitor is
  signed in. A visitor who "follows" the link opens it in the browser tab in which she works; "opens" is in another
  window.

  Background:
    Given the app offers email and GitHub
    And the app mails sign-in links instead of asking for passwords
    And providers open in windows

  @screen.email-link-linking
  Rule: "You already have an account" offers a mailed link that connects the provider
    Ada's account signs in by email link. She now signs in with GitHub, which has not verified her email, so she has to
    prove by a mailed link that the account is hers. "You already have an account" has a second heading, "Sign in", and
    a button "Sign In", which sends this link. If the connection breaks, she can choose "Sign In" again. If the service
    does not allow sign-in links, she is led back to the sign-in options. "Back" on "Sign-in email sent" leads to these
    options, too. The developer may have given GitHub a name of its own, which stands in all texts.

    Source: spec §2; reference §1.2 (15), §2.3, Q2

    @22-1
    Scenario: "You already have an account" explains how a mailed link connects GitHub
      Given Ada has an account that signs in by email link
      And she has opened "/"
      When she signs in with "GitHub", which has not verified her email
      Then she comes to "You already have an account"
      And she reads "Sign in"
      And she reads "You’ve already used ada@example.com. You can connect your GitHub account with ada@example.com by signing in with email link below."
      And she reads "For this flow to successfully connect your GitHub account with this email, you have to open the link on the same device or browser."
      And she can choose:
        | Cancel | Sign In |
      And the focus is on "Sign In"

    @22-2
    Scenario: "You already have an account" calls GitHub by the name that the developer has given it, "the Hub"
      Given the developer has named GitHub "the Hub"
      And Ada has an account that signs in by email link
      And she has opened "/"
      When she signs in with "the Hub", which has not verified her email
      Then she reads "You’ve already used ada@example.com. You can connect your the Hub account with ada@example.com by signing in with email link below."

    @22-3
    Scenario: The mailed link is also offered if the app asks for passwords, because Ada's account signs in by email link
      Given the app asks for passwords instead of mailing sign-in links
      And Ada has an account that signs in by email link
      And she has opened "/"
      When she signs in with "GitHub", which has not verified her email
      Then she reads "You already have an account"
      And she can choose:
        | Cancel | Sign In |

    @22-4
    Scenario: "Sign In" sends the link that connects GitHub
      Given Ada has an account that signs in by email link
      And she has opened "/"
      And she has signed in with "GitHub", which has not verified her email
      And she comes to "You already have an account"
      When she chooses "Sign In"
      Then she comes to "Sign-in email sent"
      And a sign-in mail has been sent to "ada@example.com"

    @22-5
    Scenario: After a broken connection, the visitor chooses "Sign In" again, and gets the mail that connects GitHub
      Given Ada has an account that signs in by email link
      And she has opened "/"
      And she has signed in with "GitHub", which has not verified her email
      And she comes to "You already have an account"
      And the next request to send a sign-in mail will fail: broken connection
      And she has chosen "Sign In"
      And she sees the message "A network error has occurred"
      When she chooses "Sign In"
      Then she comes to "Sign-in email sent"

    @22-6
    Scenario: A visitor to whom the service sends no link reads why, and is led back to all sign-in options
      Given Ada has an account that signs in by email link
      And she has opened "/"
      And she has signed in with "GitHub", which has not verified her email
      And she comes to "You already have an account"
      And the next request to send a sign-in mail will fail: sign-in option not enabled
      When she chooses "Sign In"
      Then she sees the message "This way to sign in is not enabled. Please contact the administrator of this site."
      And she can choose:
        | Dismiss | Sign in with email | Sign in with GitHub |

    @22-7
    Scenario: "Back" on "Sign-in email sent" leads back to all sign-in options
      Given Ada has an account that signs in by email link
      And she has opened "/"
      And she has signed in with "GitHub", which has not verified her email
      And she comes to "You already have an account"
      And she has chosen "Sign In"
      And she comes to "Sign-in email sent"
      When she chooses "Back"
      Then she can choose:
        | Sign in with email | Sign in with GitHub |

    @22-8
    Scenario: The mailed link is also offered if GitHub was opened in place of the page
      Given providers open in place of the page
      And Ada has an account that signs in by email link
      And she has opened the app and chosen GitHub
      When she signs in at the provider, which has not verified her email
      Then she reads "You already have an account"
      And she reads "You’ve already used ada@example.com. You can connect your GitHub account with ada@example.com by signing in with email link below."
      And she can choose:
        | Cancel | Sign In |

  @call.link
  Rule: The mailed link signs in and connects the provider to the account
    Ada's account signs in by email link. She has signed in with GitHub, which has not verified her email, and asks by
    "Sign In" for a link that proves that the account is hers. On "Sign-in email sent", "Trouble getting email?" leads
    to a screen with help, on which "Resend" sends a second mail. The callback "signInSuccessWithAuthResult", a function
    of the app, is told of the sign-in; if it "lets the visitor go on", the home page follows. The credential is what
    GitHub has handed over as proof of who has signed in. If connecting fails, she is not signed in either. "Sign-in of
    another account" means that her GitHub account is connected with another account already; the app has no sentence of
    its own for this.

    Source: spec §7; reference §2.3, T76, T83

    @22-9
    Scenario: The link connects GitHub to the account
      Given Ada has an account that signs in by email link
      And she has opened "/"
      And she has signed in with "GitHub", which has not verified her email
      And she comes to "You already have an account"
      And she has chosen "Sign In"
      And she comes to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"
      And Ada's account is connected with "GitHub"
      And the service has received 1 request to connect a provider to the account

    @22-18
    Scenario: The link also connects GitHub if the visitor opens it in another window of the same browser
      Given Ada has an account that signs in by email link
      And she has opened "/"
      And she has signed in with "GitHub", which has not verified her email
      And she comes to "You already have an account"
      And she has chosen "Sign In"
      And she comes to "Sign-in email sent"
      When she opens the link in her mail
      Then she sees a tick and "Signed in!"
      And Ada's account is connected with "GitHub"

    @22-10
    Scenario: The app is told that the visitor has signed in, and receives the credential of GitHub
      Given the callback "signInSuccessWithAuthResult" lets the visitor go on
      And Ada has an account that signs in by email link
      And she has opened "/"
      And she has signed in with "GitHub", which has not verified her email
      And she comes to "You already have an account"
      And she has chosen "Sign In"
      And she comes to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      When 1 second passes
      Then she reads "You are logged in."
      And the app is told of a sign-in with the credential of GitHub

    @22-11
    Scenario: The link in a second mail, sent by "Resend", connects GitHub to the account
      Given Ada has an account that signs in by email link
      And she has opened "/"
      And she has signed in with "GitHub", which has not verified her email
      And she comes to "You already have an account"
      And she has chosen "Sign In"
      And she has chosen "Trouble getting email?"
      And she has chosen "Resend"
      And she comes to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"
      And Ada's account is connected with "GitHub"

    @22-19
    Scenario: The link in a second mail, opened in another window, connects GitHub to the account
      Given Ada has an account that signs in by email link
      And she has opened "/"
      And she has signed in with "GitHub", which has not verified her email
      And she comes to "You already have an account"
      And she has chosen "Sign In"
      And she has chosen "Trouble getting email?"
      And she has chosen "Resend"
      And she comes to "Sign-in email sent"
      When she opens the link in her mail
      Then she sees a tick and "Signed in!"
      And Ada's account is connected with "GitHub"

    @22-12
    Scenario Outline: A visitor reads why the link could not connect GitHub, and is not signed in: <reason>
      Given Ada has an account that signs in by email link
      And she has opened "/"
      And she has signed in with "GitHub", which has not verified her email
      And she comes to "You already have an account"
      And she has chosen "Sign In"
      And she comes to "Sign-in email sent"
      And the next request to connect a provider to the account will fail: <reason>
      When she follows the link in her mail
      Then she sees the message "<words>"
      And Ada's account is not connected with "GitHub"
      And nobody is signed in to the app

      Examples:
        | reason                     | words                                                                              |
        | sign-in of another account | Something went wrong. Please try again.                                            |
        | sign-in option not enabled | This way to sign in is not enabled. Please contact the administrator of this site. |

  @screen.email-link-linking-other-device
  Rule: On another device, the link signs in without connecting the provider
    Only the browser in which Ada has signed in with GitHub remembers GitHub, for an hour, in the cookie
    "pendingEncryptedCredential": a small text that the browser keeps for the app. The link names the provider in a part
    of its address, "ui_pid". A browser that does not remember this provider counts as a different device. There, a
    screen titled "Sign in" first says that the provider cannot be connected. The link works only once, so it is neither
    checked nor used before she chooses "Continue". Then "Confirm email" asks for her email, unless the browser still
    knows it, as the one that asked for the link does. Ada's browser remembers GitHub only. So a link that a step has
    changed to name Facebook counts as one from a different device, and the text names Facebook.

    Source: spec §2; reference §1.2 (16), T74, T82, Q2

    @22-13
    Scenario: On another device, the visitor reads that the link cannot connect GitHub, and can sign in without connecting
      Given Ada has an account that signs in by email link
      And she has opened "/"
      And she has signed in with "GitHub", which has not verified her email
      And she comes to "You already have an account"
      And she has chosen "Sign In"
      And she comes to "Sign-in email sent"
      When she opens the link in her mail on another device
      Then she reads "Sign in"
      And she reads "You originally intended to connect GitHub to your email account but have opened the link on a different device where you are not signed in."
      And she reads "If you still want to connect your GitHub account, open the link on the same device where you started sign-in. Otherwise, tap Continue to sign-in on this device."
      And she can choose:
        | Continue |
      And the focus is on "Continue"
      And the service has received no request to check the mailed link

    @22-14
    Scenario: On another device, "Continue" leads to "Confirm email", which asks for the email
      Given Ada has an account that signs in by email link
      And she has opened "/"
      And she has signed in with "GitHub", which has not verified her email
      And she comes to "You already have an account"
      And she has chosen "Sign In"
      And she comes to "Sign-in email sent"
      And she has opened the link in her mail on another device
      When she chooses "Continue"
      Then she comes to "Confirm email"

    @22-15
    Scenario: On another device, entering the email signs in without connecting GitHub
      Given Ada has an account that signs in by email link
      And she has opened "/"
      And she has signed in with "GitHub", which has not verified her email
      And she comes to "You already have an account"
      And she has chosen "Sign In"
      And she comes to "Sign-in email sent"
      And she has opened the link in her mail on another device
      And she has chosen "Continue"
      And she comes to "Confirm email"
      When she continues with the email "ada@example.com"
      Then she sees a tick and "Signed in!"
      And Ada's account is not connected with "GitHub"

    @22-16
    Scenario: If the browser has forgotten the sign-in with GitHub, the link signs in without connecting GitHub
      Given Ada has an account that signs in by email link
      And she has opened "/"
      And she has signed in with "GitHub", which has not verified her email
      And she comes to "You already have an account"
      And she has chosen "Sign In"
      And she comes to "Sign-in email sent"
      And Ada's browser has forgotten the cookie "pendingEncryptedCredential"
      And she has followed the link in her mail
      And she reads "You originally intended to connect GitHub to your email account but have opened the link on a different device where you are not signed in."
      When she chooses "Continue"
      Then she sees a tick and "Signed in!"
      And Ada's account is not connected with "GitHub"

    @22-17
    Scenario: A link whose address names Facebook leads to a text about Facebook, even though the app does not offer Facebook
      Given Ada has an account that signs in by email link
      And she has opened "/"
      And she has signed in with "GitHub", which has not verified her email
      And she comes to "You already have an account"
      And she has chosen "Sign In"
      And she comes to "Sign-in email sent"
      When she follows the link in her mail with "ui_pid=github.com" replaced by "ui_pid=facebook.com"
      Then she reads "You originally intended to connect Facebook to your email account but have opened the link on a different device where you are not signed in."
