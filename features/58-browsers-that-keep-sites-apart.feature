Feature: Browsers that keep sites apart
  Safari and more and more other browsers keep sites apart: a site that is shown inside another site's page can neither
  read what it has stored for itself nor receive its cookies. The service's own pages, which pass on what a provider
  says, usually belong to a different site than the app. "You are logged in." is the home page of a visitor who is
  signed in.

  @ours.sites-apart
  Rule: A visitor whose browser keeps sites apart signs in
    The app stores everything under its own site, and a provider's window hands over its result directly. A sign-in link
    asks for the email on "Confirm email" only if the browser has forgotten who asked for the link. The tick "Signed
    in!" covers the screen for one second. To complete "Sign in" is to enter the right password and submit it.

    Source: ours

    @58-1
    Scenario: Grace, whose browser keeps sites apart, signs in with Google in a window
      Given Grace's browser keeps sites apart
      And the app offers Google
      And providers open in windows
      And she has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app

    @58-3
    Scenario: A sign-in link in a new tab signs in at once, without "Confirm email", in a browser that keeps sites apart
      Given Grace's browser keeps sites apart
      And the app mails sign-in links instead of asking for passwords
      And Grace has come to "Sign-in email sent"
      When she follows the link in her mail in a new tab
      Then she sees a tick and "Signed in!"

    @58-4
    Scenario: Ada, whose browser keeps sites apart, is still signed in after a reload
      Given Ada's browser keeps sites apart
      And Ada has an account
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she reads "You are logged in."
      When she reloads the page
      Then she reads "You are logged in."
      And "ada@example.com" is signed in to the app

  @ours.sites-apart
  Rule: If the browser keeps back what a provider has said, the visitor reads so, and signs in in a window
    A provider that opens in place of the page leaves its result with the service's own pages. They are on a different
    site, so a browser that keeps sites apart does not let the app have it. The next provider that the visitor chooses
    opens in a window, whatever the developer has set, because a window works. A visitor who goes back instead of
    signing in has left no result, so there is no message. The setting "immediateFederatedRedirect" opens the only
    provider at once. The account ID is the name by which the app knows an account. "You already have an account" is the
    screen to which Ada comes by entering her email, because her account signs in by a provider.

    Source: ours

    Background:
      Given Grace's browser keeps sites apart
      And providers open in place of the page

    @58-5
    @backend.auth-domain
    Scenario: Grace comes back from Google and reads that her browser has not passed on the sign-in
      Given the app offers Google and email
      And she has opened the app and chosen Google
      When she signs in at the provider
      Then she sees the message "Your browser did not pass on the sign-in. Please choose again. A window will open this time."
      And she can choose:
        | Dismiss | Sign in with Google | Sign in with email |
      And nobody is signed in to the app

    @58-6
    @backend.auth-domain
    Scenario: Grace, who has come back from Google without a result, chooses it again and signs in in a window
      Given the app offers Google
      And she has opened the app and chosen Google
      And she has signed in at the provider
      And she sees the message "Your browser did not pass on the sign-in. Please choose again. A window will open this time."
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she reads "You are logged in."
      And 1 window has been opened
      And "grace@example.com" is signed in to the app

    @58-7
    @backend.auth-domain
    Scenario: Grace, who has come back from Google without a result, chooses to sign in with email
      Given the app offers Google and email
      And she has opened the app and chosen Google
      And she has signed in at the provider
      And she sees the message "Your browser did not pass on the sign-in. Please choose again. A window will open this time."
      When she chooses "Sign in with email"
      Then she comes to "Sign in with email"
      And she sees no message

    @58-8
    @backend.auth-domain
    Scenario: Grace, whom the only provider has sent back without a result, is not sent there again
      Given the developer has set "immediateFederatedRedirect" to true
      And the app offers Google
      And she has opened "/"
      When she signs in at the provider
      Then she sees the message "Your browser did not pass on the sign-in. Please choose again. A window will open this time."
      And she can choose:
        | Dismiss | Sign in with Google |

    @58-9
    @backend.auth-domain
    Scenario: A guest who has come back from Google without a result is still the same guest, and signs in in a window
      Given the app offers guests and Google
      And guests keep their accounts when they sign in
      And Grace is a guest at "/Login"
      And she has chosen "Sign in with Google"
      And she has signed in at the provider
      And she sees the message "Your browser did not pass on the sign-in. Please choose again. A window will open this time."
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then "grace@example.com" is signed in to the app
      And she has kept the account ID that she had as a guest

    @58-10
    @backend.auth-domain
    Scenario: Ada, who chose Google on "You already have an account" and comes back without a result, reads a message and can choose again
      Given the app offers email and Google
      And Ada has an account that signs in by Google
      And Ada has come to "You already have an account"
      And she has chosen "Sign in with Google"
      When she signs in at the provider
      Then she sees the message "Your browser did not pass on the sign-in. Please choose again. A window will open this time."
      And she can choose:
        | Dismiss | Sign in with email | Sign in with Google |

    @58-11
    @backend.auth-domain
    Scenario: Grace goes back instead of signing in at Google, and her browser, which keeps sites apart, shows no message
      Given the app offers Google
      And she has opened the app and chosen Google
      And she has reached the provider's page
      When she goes back in her browser
      Then she can choose:
        | Sign in with Google |
      And she sees no message

  @ours.sites-apart
  Rule: A visitor whose browser blocks frames of other sites reads that the provider cannot be reached
    The service's own pages work in a frame that nobody sees. A content blocker can keep the frame from loading; the app
    waits 5 seconds for it. Afterwards every sign-in option that needs no provider still works.

    Source: ours

    Background:
      Given the app offers Google and email

    @58-12
    @backend.auth-domain
    Scenario: Grace, whose browser blocks the frame, reads a message instead of seeing Google's window
      Given providers open in windows
      And Grace has opened "/"
      And the browser blocks frames of other sites
      And she has chosen "Sign in with Google"
      When 5 seconds pass
      Then she sees the message "A network error has occurred"
      And no window has been opened

    @58-13
    @backend.auth-domain
    Scenario: Grace, who comes back from Google while her browser blocks the frame, reads a message and can choose again
      Given providers open in place of the page
      And Grace has opened "/"
      And the browser blocks frames of other sites
      And she has chosen "Sign in with Google"
      And she has signed in at the provider
      When 5 seconds pass
      Then she sees the message "A network error has occurred"
      And she can choose:
        | Dismiss | Sign in with Google | Sign in with email |

    @58-14
    @backend.auth-domain
    Scenario: Grace, whose browser has blocked the frame, chooses to sign in with email
      Given providers open in windows
      And Grace has opened "/"
      And the browser blocks frames of other sites
      And she has chosen "Sign in with Google"
      And 5 seconds have passed
      And she sees the message "A network error has occurred"
      When she chooses "Sign in with email"
      Then she comes to "Sign in with email"
      And she sees no message
