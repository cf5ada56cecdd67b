Feature: Two tabs of one browser
  A sign-in belongs to the tab in which it was done. What happens in one tab of a browser does not disturb another tab.
  "You are logged in." is the home page of a visitor who is signed in. A visitor who "is signed in to the app" is signed
  in for all its parts, not only for the sign-in form. To complete "Sign in" is to enter the right password and submit
  it.

  @ours.two-tabs
  Rule: A sign-in and a sign-out concern only the tab in which they were done
    The first tab is the one in which the scenario begins. A new tab of the same browser knows nothing of its sign-in,
    and a sign-in in the new tab changes nothing in the first tab. The first tab still shows "Sign in with email" to a
    visitor who has not signed in there. Grace, who has an account of her own, uses Ada's browser in one scenario.

    Source: ours

    @49-1
    Scenario: A visitor who signs in in a new tab is still signed out in the first tab
      Given Ada has an account
      And she has opened "/"
      And she has opened "/" in a new tab
      And she has continued with the email "ada@example.com"
      And she has completed "Sign in"
      And she reads "You are logged in."
      When she goes back to her first tab
      Then she comes to "Sign in with email"
      And nobody is signed in to the app

    @49-2
    Scenario: A reload of the first tab does not sign in a visitor who has signed in in a new tab
      Given Ada has an account
      And she has opened "/"
      And she has opened "/" in a new tab
      And she has continued with the email "ada@example.com"
      And she has completed "Sign in"
      And she reads "You are logged in."
      And she has gone back to her first tab
      When she reloads the page
      Then she comes to "Sign in with email"
      And nobody is signed in to the app

    @49-3
    Scenario: Grace signs in in a new tab of Ada's browser, and Ada is still signed in in the first tab
      Given Grace has an account
      And Ada is signed in at "/"
      And Grace has opened "/" in a new tab
      And she has continued with the email "grace@example.com"
      And she has completed "Sign in"
      And "grace@example.com" is signed in to the app
      And Ada has gone back to her first tab
      When she reloads the page
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

    @49-4
    Scenario: A visitor who signs in and out in a new tab is still signed in in the first tab
      Given Ada is signed in at "/"
      And she has opened "/" in a new tab
      And she has continued with the email "ada@example.com"
      And she has completed "Sign in"
      And she has chosen "Sign-out"
      And she comes to "Sign in with email"
      When she goes back to her first tab
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

  @ours.two-tabs
  Rule: A mailed link works in a new tab, and the visitor can continue in the first tab
    The visitor has asked for a mail in the first tab. Her mail program opens the link in a new tab of the same browser,
    which remembers the email of a sign-in link. The tick "Signed in!" covers the screen for one second. Then the home
    page follows. "Check your email" confirms that a mail to set a new password has been sent; "Done" leads back to
    "Sign in with email". "Back" on "Sign-in email sent" leads to "Sign in with email", too, where the email is filled
    in already and "Next" mails another link.

    Source: ours

    @49-5
    Scenario: A sign-in link signs the visitor in in a new tab without asking for her email
      Given the app mails sign-in links instead of asking for passwords
      And Grace has come to "Sign-in email sent"
      When she follows the link in her mail in a new tab
      Then she sees a tick and "Signed in!"

    @49-6
    Scenario: A sign-in link that the visitor has used in a new tab does not sign her in in the first tab
      Given the app mails sign-in links instead of asking for passwords
      And Grace has come to "Sign-in email sent"
      And she has followed the link in her mail in a new tab
      And she sees a tick and "Signed in!"
      And 1 second has passed
      And she reads "You are logged in."
      When she goes back to her first tab
      Then she comes to "You signed in in another tab"
      And nobody is signed in to the app

    @49-7
    Scenario: A visitor who has used a sign-in link in a new tab can ask for another in the first tab
      Given the app mails sign-in links instead of asking for passwords
      And Grace has come to "Sign-in email sent"
      And she has followed the link in her mail in a new tab
      And she sees a tick and "Signed in!"
      And she has gone back to her first tab
      And she has chosen "Back"
      And the field "Email" contains "grace@example.com"
      And she has chosen "Next"
      And she comes to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"

    @49-8
    @journey
    Scenario: A visitor who has set a new password in a new tab signs in with it in the first tab
      Given Ada has an account
      And she has come to "Check your email"
      And she has followed the link in her mail in a new tab
      And she comes to "Reset your password"
      And she has submitted:
        | New password | difference engine 2 |
      And she comes to "Password changed"
      And she has gone back to her first tab
      And she has chosen "Done"
      And she has continued with the email "ada@example.com"
      When she signs in with the password "difference engine 2"
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

  @ours.link-in-other-tab
  Rule: The tab that asked for a sign-in link says when the link has signed the visitor in in another tab
    "Sign-in email sent" and "Trouble getting email?" wait for the visitor to open the link. If she opens it in another
    tab of the same browser, the tick "Signed in!" covers that tab for one second, and then she is signed in there. Her
    first tab learns of this without a request. It does not go anywhere by itself. If she is signed in in the first tab,
    too, "Continue" leads her to the app, which is told as after any sign-in; here, she was signed in before, and an app
    that keeps its visitors signed in in all tabs has the same effect. Otherwise she can close the first tab. "Back"
    leads to "Sign in with email".

    Source: ours

    Background:
      Given the app mails sign-in links instead of asking for passwords

    @49-17
    Scenario: The first tab of a visitor who has signed in in a new tab says that she can close it
      Given Grace has come to "Sign-in email sent"
      And she has followed the link in her mail in a new tab
      And she sees a tick and "Signed in!"
      And 1 second has passed
      And she reads "You are logged in."
      When she goes back to her first tab
      Then she comes to "You signed in in another tab"
      And she reads "You can close this tab."
      And she can choose:
        | Back |

    @49-18
    Scenario: The first tab waits as long as the sign-in in the new tab is not complete
      Given Grace has come to "Sign-in email sent"
      And she has followed the link in her mail in a new tab
      And she sees a tick and "Signed in!"
      When she goes back to her first tab
      Then she comes to "Sign-in email sent"

    @49-19
    Scenario: A screen reader says that the visitor has signed in in another tab
      Given Grace has come to "Sign-in email sent"
      And she listens to a screen reader
      And she has followed the link in her mail in a new tab
      And she sees a tick and "Signed in!"
      And 1 second has passed
      And she reads "You are logged in."
      When she goes back to her first tab
      Then the screen reader says:
        | You signed in in another tab |

    @49-20
    Scenario: "Trouble getting email?" in the first tab says that the visitor has signed in in a new tab
      Given Grace has come to "Trouble getting email?"
      And she has followed the link in her mail in a new tab
      And she sees a tick and "Signed in!"
      And 1 second has passed
      And she reads "You are logged in."
      When she goes back to her first tab
      Then she comes to "You signed in in another tab"

    @49-26
    Scenario: A sign-in in a new tab while "Resend" waits for the service is noticed in the first tab
      Given Grace has come to "Trouble getting email?"
      And the service delays its answer to every request to send a sign-in mail
      And she has chosen "Resend"
      And she has followed the link in her mail in a new tab
      And she sees a tick and "Signed in!"
      And 1 second has passed
      And she reads "You are logged in."
      And she has gone back to her first tab
      When the service answers
      Then she comes to "You signed in in another tab"

    @49-21
    Scenario: After a sign-in in a new tab, "Back" in the first tab leads to the form, where the email is filled in
      Given Grace has come to "Sign-in email sent"
      And she has followed the link in her mail in a new tab
      And she sees a tick and "Signed in!"
      And 1 second has passed
      And she reads "You are logged in."
      And she has gone back to her first tab
      And she comes to "You signed in in another tab"
      When she chooses "Back"
      Then she comes to "Sign in with email"
      And the field "Email" contains "grace@example.com"

    @49-22
    Scenario: The first tab of Grace stays as it is when Ada uses her own link in a new tab
      Given Grace has come to "Sign-in email sent"
      And Ada has opened "/" in a new tab
      And she has continued with the email "ada@example.com"
      And she comes to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      And 1 second has passed
      And she reads "You are logged in."
      When Grace goes back to her first tab
      Then she comes to "Sign-in email sent"

    @49-23
    Scenario: A first tab that the browser has put aside says that the visitor has signed in when the browser shows it again
      Given Grace has come to "Sign-in email sent"
      And she has left the page, which her browser keeps
      And she has followed the link in her mail in a new tab
      And she sees a tick and "Signed in!"
      And 1 second has passed
      And she reads "You are logged in."
      And she has gone back to her first tab
      When her browser restores the page as she left it
      Then she comes to "You signed in in another tab"

    @49-24
    Scenario: A visitor who is signed in in the first tab, too, can continue there
      Given Grace has come to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      And 1 second has passed
      And she has gone to "/Login"
      And she has continued with the email "grace@example.com"
      And she comes to "Sign-in email sent"
      And she has followed the link in her mail in a new tab
      And she sees a tick and "Signed in!"
      And 1 second has passed
      And she reads "You are logged in."
      When she goes back to her first tab
      Then she comes to "You signed in in another tab"
      And she can choose:
        | Back | Continue |

    @49-25
    Scenario: "Continue" in the first tab leads to the target, and the app is told as after any sign-in
      Given the callback "signInSuccessWithAuthResult" lets the visitor go on
      And the developer has set "signInSuccessUrl" to "/cummies"
      And Grace has come to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      And 1 second has passed
      And she has gone to "/Login"
      And she has continued with the email "grace@example.com"
      And she comes to "Sign-in email sent"
      And she has followed the link in her mail in a new tab
      And she sees a tick and "Signed in!"
      And 1 second has passed
      And she reads "cummies"
      And she has gone back to her first tab
      And she comes to "You signed in in another tab"
      When she chooses "Continue"
      Then the address is "/cummies"
      And the app is told by "signInSuccessWithAuthResult":
        | user       | grace@example.com |
        | credential | none              |
        | operation  | signIn            |
        | new user   | none              |
        | provider   | none              |
        | target     | none              |

  @ours.guest-in-other-tab
  Rule: A guest who follows her sign-in link in another tab reads how to keep her account
    A sign-in belongs to the tab in which it was done, so a new tab does not know the guest. The link adds the email to
    her account only where she is the guest. If she signs in in the new tab, she gets another account. The account ID is
    the name by which the app knows an account. The link works only once, so it is not used where it cannot help her. On
    another device, her first tab cannot be named, so she reads of the device or browser instead. The tick "Signed in!"
    covers the screen for one second.

    Source: ours

    Background:
      Given the app offers email and guests
      And the app mails sign-in links instead of asking for passwords
      And guests keep their accounts when they sign in
      And Grace is a guest who has come to "Sign-in email sent"

    @49-9
    Scenario: A guest who follows her sign-in link in a new tab reads where the link works, and what happens otherwise
      When she follows the link in her mail in a new tab
      Then she comes to "New device or browser detected"
      And she reads "You asked for this link as a guest, and in this tab you are signed out. To keep what you have as a guest, open the link in the tab in which you are the guest. If you sign in here, you get another account."
      And the service has received no request to check the mailed link

    @49-10
    Scenario: The link keeps the guest's account in her first tab after it did not work in a new one
      Given she has followed the link in her mail in a new tab
      And she comes to "New device or browser detected"
      And she has gone back to her first tab
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      When 1 second passes
      Then "grace@example.com" is signed in to the app
      And she has kept the account ID that she had as a guest

    @49-11
    Scenario: On another device, a guest reads that she should use the same device or browser, and nothing about tabs
      When she opens the link in her mail on another device
      Then she comes to "New device or browser detected"
      And she reads "Try opening the link using the same device or browser where you started the sign-in process."

  @ours.two-tabs
  Rule: What the visitor does in a new tab does not confuse the first tab
    A visitor, or two who share the browser, has the app open in two tabs. The browser remembers only the newest email
    for which a sign-in link was asked; only an older link would ask for its email, on "Confirm email". A reset link
    sets a new password, and works once: "Check your email" says that it was mailed, and "Try resetting your password
    again" that it no longer works. Google opens in place of the page, and only the tab that has opened it waits for its
    result. To complete "Create account" is to enter what it asks for and submit it.

    Source: ours

    @49-12
    Scenario: Grace, who has created her account in a new tab, reads in the first tab that it exists
      Given Grace has come to "Create account"
      And she has opened "/" in a new tab
      And she has continued with the email "grace@example.com"
      And she has completed "Create account"
      And she reads "You are logged in."
      And she has gone back to her first tab
      When she completes "Create account"
      Then she sees the message "The email address is already used by another account" under "Email"

    @49-13
    Scenario: A reset link that Ada has used in a new tab is refused in the first tab
      Given Ada has an account
      And she has come to "Check your email"
      And she has followed the link in her mail in a new tab
      And she comes to "Reset your password"
      And she has submitted:
        | New password | difference engine 2 |
      And she comes to "Password changed"
      And she has gone back to her first tab
      When she follows the link in her mail
      Then she comes to "Try resetting your password again"

    @49-14
    Scenario: The newest of two sign-in links, asked for in two tabs, signs Ada in without asking for her email
      Given the app mails sign-in links instead of asking for passwords
      And Grace has come to "Sign-in email sent"
      And Ada has opened "/" in a new tab
      And she has continued with the email "ada@example.com"
      And she comes to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"

    @49-15
    Scenario: Grace, who is at Google in a new tab, signs in with email in the first tab
      Given Grace has an account
      And the app offers Google and email
      And providers open in place of the page
      And she has opened "/"
      And she has opened "/" in a new tab
      And she has chosen "Sign in with Google"
      And she has reached the provider's page
      And she has gone back to her first tab
      And she has chosen "Sign in with email"
      And she has continued with the email "grace@example.com"
      When she completes "Sign in"
      Then she reads "You are logged in."

    @49-16
    Scenario: The first tab shows no message after a reload while Grace is at Google in a new tab
      Given the app offers Google and email
      And providers open in place of the page
      And Grace has opened "/"
      And she has opened "/" in a new tab
      And she has chosen "Sign in with Google"
      And she has reached the provider's page
      And she has gone back to her first tab
      When she reloads the page
      Then she can choose:
        | Sign in with Google | Sign in with email |
      And she sees no message
