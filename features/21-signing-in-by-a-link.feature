Feature: Signing in with a mailed link
  The link in a sign-in mail signs the visitor in at once in the browser in which she asked for it. In any other
  browser, the screen "Confirm email" first asks for her email. The tick "Signed in!" covers the screen for one second,
  and then the visitor is signed in. A visitor who "follows" a link opens it in the browser tab in which she works. "You
  are logged in." is the home page of a visitor who is signed in. "Sign-in email sent" says that a visitor has asked for
  a link, and that it was mailed to her.

  Background:
    Given the app mails sign-in links instead of asking for passwords

  @provider.email-link
  Rule: A visitor can sign in with a link sent by email
    The tick "Signed in!" covers the screen for one second, and then the visitor is signed in. The app is told of this
    by the callback "signInSuccessWithAuthResult", a function of the app. A callback that "lets the visitor go on" sends
    her to the target, the page to which a sign-in leads. This is the home page "/" unless the developer sets a
    different one, such as "/cummies", a page that shows a signed-in visitor only its name. In the table, "operation"
    says what she has done: she has signed in. "New user" says whether her account is new. The credential is what a
    provider such as Google hands over; a mailed link has none. For a mailed link, as for a password, the service names
    the provider "password". The target is "none" because the address of the page names none.

    Source: spec §3; reference §2.3, T76, T83

    @21-1
    @journey
    Scenario: A visitor signs in with a mailed link and signs out again
      Given Grace has opened "/"
      And she has continued with the email "grace@example.com"
      And she comes to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      And 1 second has passed
      And she reads "You are logged in."
      And "grace@example.com" is signed in to the app
      When she chooses "Sign-out"
      Then she comes to "Sign in with email"

    @21-2
    Scenario: A mailed link creates an account for a new visitor
      Given Grace has come to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"
      And there is an account for "grace@example.com"

    @21-3
    Scenario: A mailed link signs a visitor in to her account
      Given the callback "signInSuccessWithAuthResult" lets the visitor go on
      And Ada has an account that signs in by email link
      And she has come to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      When 1 second passes
      Then she reads "You are logged in."
      And the app is told by "signInSuccessWithAuthResult":
        | user       | ada@example.com |
        | credential | none            |
        | operation  | signIn          |
        | new user   | no              |
        | provider   | password        |
        | target     | none            |

    @21-4
    Scenario: A sign-in by mailed link leads to the page "/cummies" if the developer has set it as the target
      Given the developer has set "signInSuccessUrl" to "/cummies"
      And Grace has come to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      When 1 second passes
      Then the address is "/cummies"

  @mode.sign-in
  Rule: The link in a sign-in mail completes the sign-in where it was requested
    The link contains a code, which works once. It is removed from the address, so that nobody can read or copy it
    there. The link leads to the page where it was asked for. On another device, "Confirm email" first asks for the
    email. The tick "Signed in!" covers the screen for one second, and then the visitor is signed in. "/cummies" is a
    page of the app that shows a signed-in visitor only its name. "Opens … on another device" means a browser in which
    she did not ask for it.

    Source: spec §2; reference §5.2, T9, T75, Q31

    @21-5
    Scenario: The link in the sign-in mail signs in without another question
      Given Grace has come to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"

    @21-6
    Scenario: The code of the sign-in link is removed from the address
      Given Grace has come to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"
      And the address is "/"

    @21-7
    Scenario: The code of the sign-in link is removed from the address of "Confirm email"
      Given Grace has come to "Sign-in email sent" from "/cummies"
      When she opens the link in her mail on another device
      Then she comes to "Confirm email"
      And the address is "/cummies"

  @mode.sign-in
  Rule: A visitor who is already signed in can open a sign-in link
    At "/Login", the sign-in form is shown even to a visitor who is signed in; "/" shows her the app. A link leads to
    the page where it was asked for, here "/Login". A step that replaces "/Login?" by "/?" changes it into a link to
    "/", which is handled at "/Login", too. If somebody else follows her own link in this browser, the app first asks
    whether to continue as that person. A link that was used before, or that is made up (its code was never sent), is
    invalid: "Error encountered" says so, and "Continue" leads back to the app. The message calls the code of a link the
    action code. The tick "Signed in!" covers the screen for one second, and then the visitor is signed in.

    Source: spec §2; reference §5.2, T9, T75, Q31

    @21-8
    Scenario: If Ada is signed in, Grace's link and "Continue" sign Grace in instead
      Given Ada is signed in at "/Login"
      And Grace has asked for a link to "grace@example.com" in the same browser
      And she comes to "Sign-in email sent"
      And she has followed the link in her mail
      And she reads "Continue with grace@example.com?"
      And she has chosen "Continue"
      And she sees a tick and "Signed in!"
      When 1 second passes
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app

    @21-9
    Scenario: A link that leads to "/" signs in at "/Login" if somebody is signed in, because "/" shows the app
      Given Ada is signed in at "/Login"
      And Grace has asked for a link to "grace@example.com" in the same browser
      And she comes to "Sign-in email sent"
      And she has followed the link in her mail with "/Login?" replaced by "/?"
      And she reads "Continue with grace@example.com?"
      When she chooses "Continue"
      Then she sees a tick and "Signed in!"
      And the address is "/Login"

    @21-10
    Scenario: A visitor who has signed in by a link and opens it again reads that the link is invalid, and stays signed in
      Given Grace has come to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      And 1 second has passed
      And she reads "You are logged in."
      When she follows the link in her mail
      Then she comes to "Error encountered"
      And she reads "The action code is invalid. This can happen if the code is malformed, expired, or has already been used."
      And she reads "You are still signed in."
      And the address is "/Login"
      And she can choose:
        | Continue |

    @21-11
    Scenario: "Continue" leads a signed-in visitor from an invalid link to the app
      Given Grace is signed in at "/"
      And she has followed a made-up link to sign in
      And she comes to "Error encountered"
      When she chooses "Continue"
      Then she reads "You are logged in."
      And the address is "/"
      And "grace@example.com" is signed in to the app

  @mode.sign-in
  Rule: A sign-in link works in each form in which mails contain it
    Some mails contain the sign-in link inside another link, as its continue link; the service checks the outer link
    first. The mode is the part of a link that says what it is for, and "lang" its language. The cookie "emailForSignIn"
    keeps the email that asked for a link; without it, the browser counts as a different one. Such a browser is asked
    for the email on "Confirm email", or, if the developer limits links to one device, it reads "New device or browser
    detected". A link leads to the page where it was asked for, "/"; a link inside another link leads to "/Login". The
    tick "Signed in!" covers the screen for one second, and then the visitor is signed in. The step that replaces
    "lang=en" only puts another part, "from=mail", into the link.

    Source: spec §2; reference §5.2, T9, T75, Q31

    @21-12
    Scenario: A part of the link that has nothing to do with the sign-in, such as "from=mail", stays in the address
      Given Grace has come to "Sign-in email sent"
      When she follows the link in her mail with "lang=en" replaced by "from=mail"
      Then she sees a tick and "Signed in!"
      And the address is "/?from=mail"

    @21-13
    Scenario: A sign-in link inside another link signs in
      Given Grace has come to "Sign-in email sent"
      When she follows the link in her mail, which carries the sign-in link inside its continue link
      Then she sees a tick and "Signed in!"
      And the address is "/Login"

    @21-14
    Scenario: The code of a sign-in link inside another link is removed from the address of "Confirm email"
      Given Grace has come to "Sign-in email sent"
      And Grace's browser has forgotten the cookie "emailForSignIn"
      When she follows the link in her mail, which carries the sign-in link inside its continue link
      Then she comes to "Confirm email"
      And the address is "/Login"

    @21-15
    Scenario: If the developer limits links to one device, a sign-in link inside another link works only on the device that asked for it
      Given sign-in links work only on the device that asked for them
      And Grace has come to "Sign-in email sent"
      And Grace's browser has forgotten the cookie "emailForSignIn"
      When she follows the link in her mail, which carries the sign-in link inside its continue link
      Then she comes to "New device or browser detected"

    @21-16
    Scenario Outline: A sign-in link whose mode is written as "<mode>" works as well
      Given Grace has come to "Sign-in email sent"
      When she follows the link in her mail with "mode=signIn" replaced by "mode=<mode>"
      Then she sees a tick and "Signed in!"
      And the address is "/"

      Examples: small and capital letters in the mode make no difference
        | mode   |
        | signin |
        | SIGNIN |

    @21-17
    Scenario: The developer can choose the page to which sign-in links lead
      Given sign-in links lead to "/Login?from=mail"
      And Grace has come to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"
      And the address is "/Login?from=mail"

    @21-59
    Scenario: A sign-in link leads to the whole address where it was requested, such as "/Login?team=7"
      Given Grace has come to "Sign-in email sent" from "/Login?team=7"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"
      And the address is "/Login?team=7"

  @mode.sign-in
  Rule: A sign-in link that is not valid is reported where a sign-in starts
    A valid link contains a code that the service has sent; the message calls it the action code. "mode=signIn" says
    that it is a sign-in link, and "oobCode" is the part with the code. A made-up link contains a code that the service
    never sent. The app sees by itself that a code is missing, so it asks the service nothing. A guest uses the app
    without an email; if the app lets guests in, it first shows a list of both sign-in options.

    Source: spec §2; reference §5.2, T9, T75, Q31

    @21-18
    Scenario Outline: A sign-in link without a code is reported as invalid: "<address>"
      When Grace opens "<address>"
      Then she comes to "Sign in with email"
      And she sees the message "The action code is invalid. This can happen if the code is malformed, expired, or has already been used."
      And the address is "/"
      And the service has received no request to check the mailed link

      Examples: the part "oobCode" is missing, or it is there without a code
        | address               |
        | /?mode=signIn         |
        | /?mode=signIn&oobCode |

    @21-19
    Scenario: If the app also lets guests in, an invalid sign-in link is reported above the list of sign-in options
      Given the app also lets guests in
      When Grace opens a made-up link to sign in
      Then she sees the message "The action code is invalid. This can happen if the code is malformed, expired, or has already been used."
      And she can choose:
        | Dismiss | Sign in with email | Continue as guest |

  @call.email-link
  Rule: The service checks the sign-in link, and then signs in with it, once each
    The check finds out whether the link is valid and what it is for; only then does the link sign in. The tick "Signed
    in!" covers the screen for one second, and then the visitor is signed in.

    Source: spec §7; reference §2.3, T76, T86, Q16, Q46

    @21-20
    Scenario: A sign-in by link takes one request to check the link and one to sign in
      Given Grace has come to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"
      And the service has received 1 request to check the mailed link
      And the service has received 1 request to sign in with the mailed link

  @call.email-link
  Rule: The visitor sees that her link is being checked, and that it signs her in
    The service first checks whether the link is valid. A check that takes less than half a second shows nothing; then
    the busy indicator appears. The tick "Signed in!" covers the screen for one second, and then the visitor is signed
    in. The progress message "Signing in..." appears after the check, while the link signs in.

    Source: spec §7; reference §2.3, T76, T86, Q16, Q46

    @21-22
    Scenario: A progress message shows while the link signs in
      Given Grace has come to "Sign-in email sent"
      And the service delays its answer to every request to sign in with the mailed link
      When she follows the link in her mail
      Then she sees the progress message "Signing in..."

    @21-23
    Scenario Outline: While her link is checked, a visitor sees <sight> after <time>
      Given Grace has come to "Sign-in email sent"
      And the service delays its answer to every request to check the mailed link
      And she has followed the link in her mail
      When <time> pass
      Then she sees <sight>

      Examples:
        | time             | sight              |
        | 499 milliseconds | an empty page      |
        | 500 milliseconds | the busy indicator |

  @call.email-link
  Rule: A mailed link does not replace the second factor of an account
    A second factor is a second step of the sign-in, such as a code by text message. "Verify it’s you" is the screen
    that asks for it. Until then, nobody is signed in.

    Source: spec §7; reference §2.3, T76, T86, Q16, Q46

    @21-21
    Scenario: After the mailed link, an account with a second factor asks for its code
      Given Ada has an account that signs in by email link, with the phone "+16505550101" as second factor
      And she has come to "Sign-in email sent"
      When she follows the link in her mail
      Then she comes to "Verify it’s you"
      And nobody is signed in to the app

  @call.email-link
  Rule: A visitor whom her sign-in link cannot sign in reads why, and can try again
    The service first checks whether the link is valid and what it is for, and then signs the visitor in. Either can
    fail. The owner of the site may have rules of his own about who may enter, and writes what a rejected visitor reads.
    A link that has not signed in still works, so a reload of the page can use it. An administrator can disable an
    account, so that nobody can sign in to it. A visitor whom the service rejects comes back to "Sign in with email",
    where her email is filled in already. A step makes the service give each answer of the table, even one about an
    account, although Grace has none yet. If the connection breaks, she comes to "Error encountered".

    Source: spec §7; reference §2.3, T76, T86, Q16, Q46

    @21-24
    Scenario Outline: If the link cannot sign in, the visitor reads why: <reason>
      Given Grace has come to "Sign-in email sent"
      And the next request to sign in with the mailed link will fail: <reason>
      When she follows the link in her mail
      Then she comes to "Sign in with email"
      And she sees the message "<words>"
      And the field "Email" contains "grace@example.com"
      And nobody is signed in to the app

      Examples:
        | reason                     | words                                                                              |
        | disabled account           | The user account has been disabled by an administrator.                            |
        | sign-in option not enabled | This way to sign in is not enabled. Please contact the administrator of this site. |

    @21-25
    Scenario: A visitor whom the site's own rules reject reads the words of its owner
      Given Grace has come to "Sign-in email sent"
      And the next request to sign in with the mailed link will be rejected by the site's own rules: "Only members of the society may enter."
      When she follows the link in her mail
      Then she sees the message "Only members of the society may enter."

    @21-26
    Scenario: If the service does not allow sign-in links, the visitor reads this when her link is checked
      Given Grace has come to "Sign-in email sent"
      And the next request to check the mailed link will fail: sign-in option not enabled
      When she follows the link in her mail
      Then she comes to "Sign in with email"
      And she sees the message "This way to sign in is not enabled. Please contact the administrator of this site."
      And the service has received no request to sign in with the mailed link

    @21-27
    Scenario Outline: If a broken connection did not let the service <operation>, a reload tries again
      Given Grace has come to "Sign-in email sent"
      And the next request to <operation> will fail: broken connection
      And she has followed the link in her mail
      And she comes to "Error encountered"
      When she reloads the page
      Then she sees a tick and "Signed in!"

      Examples:
        | operation                    |
        | check the mailed link        |
        | sign in with the mailed link |

  @error.expired-action-code
  Rule: An expired sign-in link is reported as expired
    A link works for a limited time. When it is opened, the service first checks it, and then signs in with it. The link
    can expire in between; in the example, a step has the service answer "expired code" then. The visitor comes back to
    "Sign in with email".

    Source: spec §8; reference §9.3, T75, T86

    @21-28
    Scenario: A sign-in link that has expired before it is opened is reported
      Given Grace has come to "Sign-in email sent"
      And the link in Grace's mail has expired
      When she follows the link in her mail
      Then she comes to "Sign in with email"
      And she sees the message "This code has expired."

    @21-29
    Scenario: A sign-in link that expires between its check and the sign-in is reported
      Given Grace has come to "Sign-in email sent"
      And the next request to sign in with the mailed link will fail: expired code
      When she follows the link in her mail
      Then she comes to "Sign in with email"
      And she sees the message "This code has expired."

  @error.invalid-action-code
  Rule: An invalid sign-in link is reported as invalid
    The link contains a code, which works once; the message calls it the action code. A program that searches mails for
    viruses may use up the code before the visitor, who then has no account yet. When the link is opened, the service
    first checks the code, and then signs in with it. The link can be used on another device in between; in the example,
    a step has the service answer "used code" then. A made-up link contains a code that the service never sent. After an
    invalid link, the visitor comes back to "Sign in with email". The tick "Signed in!" covers the screen for one
    second, and then the visitor is signed in.

    Source: spec §8; reference §9.3, T75, T86

    @21-30
    Scenario: A sign-in link that was used before is reported as invalid
      Given Grace has come to "Sign-in email sent"
      And the link in Grace's mail has been used
      When she follows the link in her mail
      Then she comes to "Sign in with email"
      And she sees the message "The action code is invalid. This can happen if the code is malformed, expired, or has already been used."
      And there is no account for "grace@example.com"

    @21-31
    Scenario: A sign-in link that is used on another device between its check and the sign-in is reported as invalid
      Given Grace has come to "Sign-in email sent"
      And the next request to sign in with the mailed link will fail: used code
      When she follows the link in her mail
      Then she comes to "Sign in with email"
      And she sees the message "The action code is invalid. This can happen if the code is malformed, expired, or has already been used."

    @21-32
    Scenario: A made-up sign-in link is reported as invalid
      When Grace opens a made-up link to sign in
      Then she comes to "Sign in with email"
      And she sees the message "The action code is invalid. This can happen if the code is malformed, expired, or has already been used."

    @21-33
    @journey
    Scenario: A mailed link cannot be used a second time
      Given Grace has come to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      And 1 second has passed
      And she reads "You are logged in."
      And she has chosen "Sign-out"
      And she comes to "Sign in with email"
      When she follows the link in her mail
      Then she comes to "Sign in with email"
      And she sees the message "The action code is invalid. This can happen if the code is malformed, expired, or has already been used."

  @screen.email-link-confirmation
  Rule: "Confirm email" asks for the email in a browser that did not request the link
    A browser in which the visitor did not ask for the link, for example on another device, does not know her email.
    Grace has asked for a link and opens it on another device. The tick "Signed in!" covers the screen for one second,
    and then the visitor is signed in. The link is checked when it is opened, before "Confirm email" appears. If the
    developer has set the addresses of the terms of service and of the privacy policy, the screens link to them. "She
    sees no message" means that nothing is reported as wrong. The tab remembers the link until it has been used, so a
    reload asks again.

    Source: spec §2; reference §1.2 (11), T78, T79, T80, T81

    @21-34
    Scenario: "Confirm email" asks for the email, without showing it
      When Grace has come to "Confirm email"
      Then the page is titled "Confirm email – Doorstep"
      And she reads "Confirm your email to complete sign in"
      And she is asked for:
        | Email |
      And she can choose:
        | Cancel | Next |
      And the field "Email" contains ""
      And the focus is on "Email"
      And she sees no message

    @21-35
    Scenario: "Confirm email" links to the terms of service and the privacy policy
      Given the app links to its terms of service and its privacy policy
      When Grace has come to "Confirm email"
      Then she can choose:
        | Cancel | Next | Terms of Service | Privacy Policy |

    @21-36
    Scenario Outline: "Confirm email" rejects "<typed>", which is no email
      Given Grace has come to "Confirm email"
      When she continues with the email "<typed>"
      Then she sees the message "<words>" under "Email"
      And the focus is on "Email"
      And the service has received no request to sign in with the mailed link

      Examples:
        | typed  | words                                |
        |        | Enter your email address to continue |
        | grace@ | That email address isn't correct     |

    @21-37
    Scenario: The right email on "Confirm email" signs in and creates the account
      Given Grace has come to "Confirm email"
      When she continues with the email "grace@example.com"
      Then she sees a tick and "Signed in!"
      And there is an account for "grace@example.com"

    @21-38
    Scenario: Between "Confirm email" and the sign-in, the link is not checked again
      Given Grace has come to "Confirm email"
      When she continues with the email "grace@example.com"
      Then she sees a tick and "Signed in!"
      And the service has received 1 request to check the mailed link
      And the service has received 1 request to sign in with the mailed link

    @21-39
    Scenario: One second after the tick, a visitor who has confirmed her email is signed in on the other device
      Given Grace has come to "Confirm email"
      And she has continued with the email "grace@example.com"
      And she sees a tick and "Signed in!"
      When 1 second passes
      Then she reads "You are logged in."
      And "grace@example.com" is signed in to the app

    @21-40
    Scenario: A reload of "Confirm email" asks for the email again
      Given Grace has come to "Confirm email"
      When she reloads the page
      Then she comes to "Confirm email"

  @screen.email-link-confirmation
  Rule: "Cancel" on "Confirm email" ends the sign-in by mailed link
    Grace has asked for a link and opens it on another device, where "Confirm email" asks for her email. "Cancel" leads
    to the sign-in options that the app offers at this time. A guest uses the app without an email; if the app lets
    guests in, it shows a list of both sign-in options. "Cancel" makes the tab forget the link. If phone is the only
    sign-in option, the first screen is "Enter your phone number".

    Source: spec §2; reference §1.2 (11), T78, T79, T80, T81

    @21-41
    Scenario: "Cancel" on "Confirm email" leads to the sign-in screen
      Given Grace has come to "Confirm email"
      When she chooses "Cancel"
      Then she comes to "Sign in with email"
      And there is no account for "grace@example.com"

    @21-42
    Scenario: A reload after "Cancel" on "Confirm email" does not ask for the email again
      Given Grace has come to "Confirm email"
      And she has chosen "Cancel"
      And she comes to "Sign in with email"
      When she reloads the page
      Then she comes to "Sign in with email"

    @21-43
    Scenario: If the app also lets guests in, "Cancel" on "Confirm email" leads to the list of sign-in options
      Given the app also lets guests in
      And Grace has come to "Confirm email"
      When she chooses "Cancel"
      Then she can choose:
        | Sign in with email | Continue as guest |

    @21-44
    Scenario: "Cancel" on "Confirm email" leads to the phone number if phone has become the only sign-in option in the meantime
      Given Grace has come to "Sign-in email sent"
      And phone has become the only sign-in option
      And she has opened the link in her mail on another device
      And she comes to "Confirm email"
      When she chooses "Cancel"
      Then she comes to "Enter your phone number"

  @screen.email-link-confirmation
  Rule: "Confirm email" appears only for a valid link that was not asked for in this browser
    A browser remembers one link that was asked for in it, together with the email. For every other link, "Confirm
    email" asks for the email, unless the link has expired and cannot sign in anyway. In the first scenario, Grace asks
    for a second link in a different browser, and follows it in the first one.

    Source: spec §2; reference §1.2 (11), T78, T79, T80, T81

    @21-45
    Scenario: "Confirm email" appears for a link that was asked for in a different browser
      Given Grace has come to "Sign-in email sent"
      When she follows a link for which she has asked in a different browser
      Then she comes to "Confirm email"

    @21-46
    Scenario: A link that has expired is reported before "Confirm email" asks for the email
      Given Grace has come to "Sign-in email sent"
      And the link in Grace's mail has expired
      When she opens the link in her mail on another device
      Then she comes to "Sign in with email"
      And she sees the message "This code has expired."

  @error.email-mismatch
  Rule: A sign-in link that was sent to a different email is reported
    Grace has opened her link on another device. On "Confirm email", she must enter the email to which the link was
    mailed. The tick "Signed in!" covers the screen for one second, and then the visitor is signed in. While an email is
    checked, the screen is hidden; after a wrong one it is shown anew. A link signs in to the email to which it was
    mailed only, so no account is created for another one.

    Source: spec §8; reference §9.1, T84

    @21-47
    Scenario: A different email on "Confirm email" is rejected
      Given Grace has come to "Confirm email"
      When she continues with the email "ada@example.com"
      Then she sees the message "The email provided does not match the current sign-in session."
      And she comes to "Confirm email"
      And the field "Email" contains "ada@example.com"
      And there is no account for "ada@example.com"

    @21-48
    Scenario: After a different email, the right one signs in
      Given Grace has come to "Confirm email"
      And she has continued with the email "ada@example.com"
      And she sees the message "The email provided does not match the current sign-in session."
      When she continues with the email "grace@example.com"
      Then she sees a tick and "Signed in!"

  @screen.different-device-error
  Rule: With the setting for one device, a sign-in link works only in the browser that requested it
    The setting is called "forceSameDevice". If it is false or "nothing", which means that it has no value, another
    device asks for the email instead. The tick "Signed in!" covers the screen for one second, and then the visitor is
    signed in. "New device or browser detected" says that the link must be opened where it was asked for.
    "signInOptions[0]" is the first sign-in option, here email. "Dismiss" leads to the sign-in options that the app
    offers at this time; if phone is the only one, to "Enter your phone number".

    Source: spec §2; reference §1.2 (12), T71, T73, T77, T87

    @21-49
    Scenario: "New device or browser detected" says where to open the link
      Given sign-in links work only on the device that asked for them
      And Grace has come to "Sign-in email sent"
      When she opens the link in her mail on another device
      Then she comes to "New device or browser detected"
      And the page is titled "New device or browser detected – Doorstep"
      And she reads "Try opening the link using the same device or browser where you started the sign-in process."
      And she can choose:
        | Dismiss |
      And the focus is on "Dismiss"
      And the service has received no request to check the mailed link

    @21-50
    Scenario: "Dismiss" on "New device or browser detected" leads to the sign-in screen
      Given sign-in links work only on the device that asked for them
      And Grace has come to "Sign-in email sent"
      And she has opened the link in her mail on another device
      And she comes to "New device or browser detected"
      When she chooses "Dismiss"
      Then she comes to "Sign in with email"

    @21-51
    Scenario: "Dismiss" on "New device or browser detected" leads to the phone number if phone has become the only sign-in option in the meantime
      Given sign-in links work only on the device that asked for them
      And Grace has come to "Sign-in email sent"
      And phone has become the only sign-in option
      And she has opened the link in her mail on another device
      And she comes to "New device or browser detected"
      When she chooses "Dismiss"
      Then she comes to "Enter your phone number"

    @21-52
    Scenario: The browser that has asked for the link signs in with it
      Given sign-in links work only on the device that asked for them
      And Grace has come to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"

    @21-53
    Scenario: "New device or browser detected" appears for a link that was asked for in a different browser
      Given sign-in links work only on the device that asked for them
      And Grace has come to "Sign-in email sent"
      When she follows a link for which she has asked in a different browser
      Then she comes to "New device or browser detected"

    @21-54
    Scenario Outline: On another device, "Confirm email" appears if "forceSameDevice" is set to <setting>
      Given the developer has set "signInOptions[0].forceSameDevice" to <setting>
      And Grace has come to "Sign-in email sent"
      When she opens the link in her mail on another device
      Then she comes to "Confirm email"

      Examples:
        | setting |
        | false   |
        | nothing |

  @flow.success-icon
  Rule: A tick confirms a sign-in by mailed link for a second before the visitor is signed in
    The tick "Signed in!" covers the screen for one second, which shows that the link was accepted. Only then is the
    visitor signed in to the app.

    Source: spec §4; reference §8, T83

    @21-55
    Scenario: While the tick shows that the link is accepted, nobody is signed in yet
      Given Grace has come to "Sign-in email sent"
      When she follows the link in her mail
      Then she sees a tick and "Signed in!"
      And nobody is signed in to the app

    @21-56
    Scenario: One second after the tick for the link, the visitor is signed in
      Given Grace has come to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      When 1 second passes
      Then she reads "You are logged in."
      And she sees no tick and no progress message

  @limit.success-icon
  Rule: The tick that confirms a sign-in by mailed link is visible for 1000 milliseconds
    The tick "Signed in!" covers the screen. 1000 milliseconds are one second.

    Source: spec §9; reference §8

    @21-57
    Scenario: 999 milliseconds after the link was accepted, the tick is still visible
      Given Grace has come to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      When 999 milliseconds pass
      Then she sees a tick and "Signed in!"

    @21-58
    Scenario: 1000 milliseconds after the link was accepted, the visitor is signed in
      Given Grace has come to "Sign-in email sent"
      And she has followed the link in her mail
      And she sees a tick and "Signed in!"
      When 1000 milliseconds pass
      Then she reads "You are logged in."
