Feature: A phone as second factor in an app without sign-in by phone
  The sign-in option phone has settings for the phone number and the human verification. An app whose visitors sign in
  by email, and use a phone only as second factor, does not have this option. The developer gives the settings as
  "secondFactorPhone" instead.

  @ours.second-factor-phone
  Rule: "secondFactorPhone" has the settings of the screens that ask for a phone or send a code to it
    Google's service reCAPTCHA offers the human verification. If "recaptchaParameters.size" is "invisible", it decides
    by itself whether the visitor is a person. "defaultCountry" is the country with which the form starts.

    Source: ours

    @83-1
    Scenario: A visitor who adds her phone has nothing to tick if the human verification is invisible
      Given Ada has an account
      And Ada's email has been verified on another device
      And the developer has set "requireSecondFactor" to true
      And the developer has set "secondFactorPhone.recaptchaParameters.size" to "invisible"
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she comes to "Add a second step"
      When she chooses "Text message"
      Then she is asked for:
        | Country | Phone number |
      And she does not read "Human verification"

    @83-2
    Scenario: A visitor who adds her phone solves the human verification if the developer has set nothing
      Given Ada has an account
      And Ada's email has been verified on another device
      And the developer has set "requireSecondFactor" to true
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she comes to "Add a second step"
      When she chooses "Text message"
      Then she is asked for:
        | Country | Phone number | Human verification |

    @83-3
    Scenario: The form for the phone starts with the country that the developer has set
      Given Ada has an account
      And Ada's email has been verified on another device
      And the developer has set "requireSecondFactor" to true
      And the developer has set "secondFactorPhone.defaultCountry" to "GB"
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she comes to "Add a second step"
      When she chooses "Text message"
      Then the country is "United Kingdom"

    @83-4
    Scenario: A code is sent to the second factor at once if the human verification is invisible
      Given the developer has set "secondFactorPhone.recaptchaParameters.size" to "invisible"
      And Ada has an account with the phone "+16505550100" as second factor
      And she has come to "Sign in"
      And she has completed "Sign in"
      When she chooses "Verify"
      Then she sees a tick and "Code sent!"

    @83-5
    Scenario: The settings of sign-in by phone are used instead if the app has this option
      Given Ada has an account
      And Ada's email has been verified on another device
      And the app offers email and phone
      And the developer has set "requireSecondFactor" to true
      And the developer has set "secondFactorPhone.recaptchaParameters.size" to "invisible"
      And she has come to "Sign in"
      And she has completed "Sign in"
      And she comes to "Add a second step"
      When she chooses "Text message"
      Then she is asked for:
        | Country | Phone number | Human verification |

    @83-6
    Scenario Outline: A developer who sets "<setting>" to <value> reads what is wrong
      Given the developer has set "<setting>" to <value>
      When Ada opens "/"
      Then she comes to "Configuration error"
      And she reads <fault>

      Examples:
        | setting                          | value     | fault                                                                                             |
        | secondFactorPhone.defaultCountry | "Germany" | 'secondFactorPhone.defaultCountry: must be an ISO code such as "GB", or "auto", but is "Germany"' |
        | secondFactorPhone.defaultContry  | "GB"      | 'secondFactorPhone.defaultContry: is not a known key; did you mean "defaultCountry"?'             |
