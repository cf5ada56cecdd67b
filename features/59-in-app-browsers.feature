Feature: Browsers inside other apps
  A link that a visitor follows in Instagram, Facebook, LINE or Google's app opens in a browser inside that app. Such a
  browser shares nothing with the visitor's own browser, often opens no windows, and tells every site in which app it
  is. "You are logged in." is the home page of a visitor who is signed in. To complete "Sign in" is to enter the right
  password and submit it.

  @ours.in-app-browser
  Rule: Inside another app, the visitor reads that Google does not let her sign in there
    Google answers such a browser with a page that says "Access blocked" and leads nowhere. The app says so before it
    sends the visitor there. If she has chosen Google, "Continue in this window" opens it nevertheless, because the
    browser may not be what it seems. Google lets visitors sign in inside its own app, and other providers do so
    everywhere. The setting "immediateFederatedRedirect" opens the only provider at once, but not here. "You already
    have an account" is the screen to which Ada comes by entering her email, because her account signs in by a provider.

    Source: ours

    @59-1
    Scenario Outline: Inside <app>, Grace chooses Google and reads that Google does not allow it
      Given Grace uses <app>
      And the app offers Google and email
      When she opens the app and chooses Google
      Then she sees the message "Google does not allow sign-in inside other apps. Open this page in your browser, or sign in another way."
      And she can choose:
        | Dismiss | Continue in this window | Sign in with Google | Sign in with email |

      Examples:
        | app                    |
        | Instagram on an iPhone |
        | Instagram on Android   |
        | Facebook on an iPhone  |
        | Facebook on Android    |
        | LINE on an iPhone      |
        | LINE on Android        |

    @59-2
    Scenario: Inside Instagram, no window opens when Grace chooses Google
      Given Grace uses Instagram on an iPhone
      And the app offers Google
      And providers open in windows
      When she opens the app and chooses Google
      Then she sees the message "Google does not allow sign-in inside other apps. Open this page in your browser, or sign in another way."
      And no window has been opened

    @59-3
    Scenario: Inside Facebook, Grace signs in with email after she has read that Google does not allow it
      Given Grace uses Facebook on Android
      And Grace has an account
      And the app offers Google and email
      And she has opened the app and chosen Google
      And she has chosen "Sign in with email"
      And she has continued with the email "grace@example.com"
      When she completes "Sign in"
      Then she reads "You are logged in."

    @59-4
    Scenario: Inside LINE, "Continue in this window" opens Google nevertheless
      Given Grace uses LINE on an iPhone
      And the app offers Google and GitHub
      And providers open in windows
      And she has opened the app and chosen Google
      And she has chosen "Continue in this window"
      When she signs in at the provider
      Then she reads "You are logged in."
      And Grace's account signs in by Google
      And no window has been opened

    @59-5
    Scenario: Inside LINE, Ada reads on "You already have an account" that Google does not allow it
      Given Ada uses LINE on Android
      And the app offers email and Google
      And Ada has an account that signs in by Google
      And she has come to "You already have an account"
      When she chooses "Sign in with Google"
      Then she sees the message "Google does not allow sign-in inside other apps. Open this page in your browser, or sign in another way."
      And she can choose:
        | Dismiss | Continue in this window | Sign in with Google | Cancel |

    @59-6
    Scenario: Inside Facebook, Google does not open at once although it is the only sign-in option
      Given Grace uses Facebook on an iPhone
      And the developer has set "immediateFederatedRedirect" to true
      And the app offers Google
      When she opens "/"
      Then she sees the message "Google does not allow sign-in inside other apps. Open this page in your browser, or sign in another way."
      And she can choose:
        | Dismiss | Sign in with Google |

    @59-7
    Scenario: Inside Instagram, Grace signs in with GitHub in place of the page
      Given Grace uses Instagram on an iPhone
      And the app offers Google and GitHub
      And providers open in place of the page
      And she has opened the app and chosen GitHub
      When she signs in at the provider
      Then she reads "You are logged in."
      And Grace's account signs in by GitHub

    @59-8
    Scenario Outline: Inside <app>, Grace signs in with Google in place of the page
      Given Grace uses <app>
      And the app offers Google
      And providers open in place of the page
      And she has opened the app and chosen Google
      When she signs in at the provider
      Then she reads "You are logged in."

      Examples:
        | app                       |
        | Google's app on an iPhone |
        | Google's app on Android   |

  @ours.in-app-browser
  Rule: A visitor whose app opens no windows, or another browser for her mail, still signs in
    If the window of a provider is blocked, "Continue in this window" opens the provider in place of the page. A mail
    program does not open links inside the app in which the visitor has asked for the mail, but in her own browser. The
    step "on another device" stands for that browser, which does not know for which email she has asked; so "Confirm
    email" asks for it.

    Source: ours

    @59-9
    Scenario: Inside Google's app, which opens no windows, Grace signs in with GitHub in place of the page
      Given Grace uses Google's app on an iPhone
      And the app offers GitHub
      And providers open in windows
      And the browser blocks windows
      And she has opened the app and chosen GitHub
      And she sees the message "Your browser blocked the sign-in window."
      And she has chosen "Continue in this window"
      When she signs in at the provider
      Then she reads "You are logged in."

    @59-10
    Scenario: A sign-in link for which Grace has asked inside Instagram asks for her email in her own browser
      Given Grace uses Instagram on Android
      And the app mails sign-in links instead of asking for passwords
      And she has come to "Sign-in email sent"
      When she opens the link in her mail on another device
      Then she comes to "Confirm email"
