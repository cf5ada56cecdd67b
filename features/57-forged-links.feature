Feature: Forged links
  Anyone can write a link to the app, and mail it to a visitor. Such a link neither puts its own words on the page nor
  signs the visitor in to an account that she has not chosen. The tick "Signed in!" says that a link has signed her in.

  Background:
    Given the app mails sign-in links instead of asking for passwords

  @ours.made-up-links
  Rule: A sign-in link names only providers that the app knows
    A part of a sign-in link, "ui_pid", names the provider that the link is to connect. If the browser does not remember
    this provider, the page says its name. Any text can stand there. A text that is no provider of the app is ignored,
    so the link signs in as if it named no provider. "saml." and "oidc." begin the names of providers that only a
    developer can add; "initech" is the name of such a provider, "SAML". The step that replaces "lang=en" puts the
    provider into the link.

    Source: ours

    @57-1
    Scenario Outline: A link that names "<name>" as the provider to connect signs in, and the name is not shown
      Given Grace has come to "Sign-in email sent"
      When she follows the link in her mail with "lang=en" replaced by "ui_pid=<name>"
      Then she sees a tick and "Signed in!"

      Examples:
        | name                            |
        | your-refund.example             |
        | saml.call-0800-to-get-your-fund |
        | oidc.call-0800-to-get-your-fund |
        | constructor                     |

    @57-2
    Scenario: A link can still name a provider that the developer has added
      Given the app offers email and SAML instead
      And the app mails sign-in links instead of asking for passwords
      And Grace has come to "Sign-in email sent"
      When she follows the link in her mail with "lang=en" replaced by "ui_pid=saml.initech"
      Then she reads "You originally intended to connect initech to your email account but have opened the link on a different device where you are not signed in."

  @ours.made-up-links
  Rule: An email that others have put into the browser is not used for a sign-in link
    The browser remembers the email for which a link was asked, encrypted with a secret of 32 letters and digits that
    only the link contains. If the browser remembers no email for a link, "Confirm email" asks for it. An attacker could
    put an email into the browser, with a simpler secret of his own. So a secret of another form does not count: in the
    examples, it is empty, too short, one letter too short, one letter too long, or contains a hyphen.

    Source: ours

    @57-3
    Scenario Outline: A link whose secret is "<secret>" asks for the email, although her browser remembers one for it
      Given Grace has come to "Sign-in email sent"
      And her browser remembers the email "grace@example.com" for links with the secret "<secret>"
      When she follows the link in her mail with its secret replaced by "<secret>"
      Then she comes to "Confirm email"

      Examples:
        | secret                            |
        |                                   |
        | ABC                               |
        | ABCDEFGHIJKLMNOPQRSTUVWXYZabcde   |
        | ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg |
        | ABCDEFGHIJKLMNOPQRSTUVWXYZabcd-f  |

  @ours.link-of-firebaseui
  Rule: A mailed link that was asked for with FirebaseUI signs in after the visitor has confirmed her email
    FirebaseUI is the app's former sign-in form. It keeps the email in a cookie, "emailForSignIn", that subdomains of
    the site, such as a blog, can set, too. So this email is not used, and "Confirm email" asks for it, even in the
    browser that asked for the link. A guest whose account is kept has the same account ID after the sign-in: the name
    by which the app knows an account. The tick "Signed in!" says that the link has worked; after one second, the
    visitor is signed in.

    Source: ours

    @57-4
    Scenario: "Confirm email" asks for the email of a link that was asked for with FirebaseUI
      Given Grace has come to "Sign-in email sent"
      And the app used its former sign-in form when she asked for the link
      When she follows the link in her mail
      Then she comes to "Confirm email"
      And the field "Email" contains ""

    @57-5
    Scenario: A link that works only on the device that asked for it asks for the email there if FirebaseUI had asked for the link
      Given sign-in links work only on the device that asked for them
      And Grace has come to "Sign-in email sent"
      And the app used its former sign-in form when she asked for the link
      When she follows the link in her mail
      Then she comes to "Confirm email"

    @57-6
    Scenario: A visitor who has confirmed her email is signed in by a link that was asked for with FirebaseUI
      Given sign-in links work only on the device that asked for them
      And Grace has come to "Sign-in email sent"
      And the app used its former sign-in form when she asked for the link
      And she has followed the link in her mail
      And she comes to "Confirm email"
      When she continues with the email "grace@example.com"
      Then she sees a tick and "Signed in!"
      And her browser keeps no cookie "emailForSignIn"

    @57-7
    Scenario: A guest keeps her account by a link that was asked for with FirebaseUI
      Given the app offers email and guests instead
      And the app mails sign-in links instead of asking for passwords
      And guests keep their accounts when they sign in
      And Grace is a guest who has come to "Sign-in email sent"
      And the app used its former sign-in form when she asked for the link
      And she has followed the link in her mail
      And she comes to "Confirm email"
      And she has continued with the email "grace@example.com"
      And she sees a tick and "Signed in!"
      When 1 second passes
      Then "grace@example.com" is signed in to the app
      And she has kept the account ID that she had as a guest
