Feature: Links that others have written
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
    only the link contains. If the browser remembers no email for a link, "Confirm email" asks for it. An attacker who
    can put an email into the browser must know the secret of the link, and must not choose it.

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
