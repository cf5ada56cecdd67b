Feature: Another way to sign in instead of the password
  A visitor who is asked for her password may not remember it, or may prefer Google. The developer can set
  "offerOtherMethods" to true: the screen that asks for the password then has a button "Try another way", which leads to
  the list of sign-in options. All other screens of a sign-in have a button that leads there, such as "Cancel", with or
  without this setting. The list has the title "Sign in", and so has the screen that asks for the password.

  @ours.another-way
  Rule: With "offerOtherMethods", "Try another way" leads from the password to the list of sign-in options
    The email that was entered last stays filled in.

    Source: ours

    Background:
      Given the developer has set "offerOtherMethods" to true

    @74-1
    Scenario: The screen that asks for the password has a button "Try another way"
      Given the app offers email and Google
      And Ada has an account
      And she has opened "/"
      And she has chosen "Sign in with email"
      When she continues with the email "ada@example.com"
      Then she is asked for:
        | Email | Password |
      And she can choose:
        | Show password | Trouble signing in? | Sign In | Try another way |

    @74-2
    Scenario: "Try another way" leads to the list of sign-in options
      Given the app offers email and Google
      And Ada has an account
      And she has opened "/"
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      When she chooses "Try another way"
      Then she can choose:
        | Sign in with email | Sign in with Google |

    @74-3
    Scenario: A visitor who chooses email again on the list finds her email filled in
      Given the app offers email and Google
      And Ada has an account
      And she has opened "/"
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she has chosen "Try another way"
      When she chooses "Sign in with email"
      Then she comes to "Sign in with email"
      And the field "Email" contains "ada@example.com"

    @74-4
    Scenario: If the first screen asks for the email, "Try another way" leads there, and the email is filled in
      Given the app offers email and Google
      And the app asks for the email on the first screen
      And Ada has an account
      And she has opened "/"
      And she has continued with the email "ada@example.com"
      When she chooses "Try another way"
      Then she is asked for:
        | Email |
      And the field "Email" contains "ada@example.com"
      And she can choose:
        | Next | Sign in with Google |

    @74-5
    Scenario: An email that was changed beside the password is filled in on the first screen
      Given the app offers email and Google
      And the app asks for the email on the first screen
      And Ada has an account
      And she has opened "/"
      And she has continued with the email "ada@example.com"
      And she has filled in "grace@example.com" as the "Email"
      When she chooses "Try another way"
      Then she is asked for:
        | Email |
      And the field "Email" contains "grace@example.com"

    @74-6
    Scenario: A visitor who was asked for a password continues as a guest
      Given the app offers email and guests
      And Ada has an account
      And she has opened "/"
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      And she has chosen "Try another way"
      When she chooses "Continue as guest"
      Then she reads "You are logged in."

    @74-7
    Scenario: If the service hides who has an account, "Try another way" is there beside "Create account"
      Given the service does not reveal how an email signs in
      And the app offers email and Google
      And Grace has opened "/"
      And she has chosen "Sign in with email"
      When she continues with the email "grace@example.com"
      Then she is asked for:
        | Email | Password |
      And she can choose:
        | Show password | Trouble signing in? | Create account | Sign In | Try another way |

    @74-8
    Scenario: "Try another way" is as wide as the field "Email" if the first screen asks for the email
      Given the app offers email and Google
      And the app asks for the email on the first screen
      And Ada has an account
      And she has opened "/"
      When she continues with the email "ada@example.com"
      Then the button "Try another way" is as wide as the field "Email"

    @74-9
    Scenario: A visitor who changes her email from Globex's to Initech's comes to the screen that finds her organisation
      Given people of these organisations sign in here, and enter their email first:
        | organisation | sign-in options   | email domain    |
        | Globex       | email and GitHub  | example.com     |
        | Initech      | Google and guests | initech.example |
      And Ada has an account at "Globex"
      And she has opened "/"
      And she has continued with the email "ada@example.com"
      And she has chosen "Sign in with email"
      And she has filled in "ada@initech.example" as the "Email"
      When she chooses "Try another way"
      Then she is asked for:
        | Email |
      And the field "Email" contains "ada@initech.example"
      And she can choose:
        | Next |

    @74-10
    Scenario: An organisation can offer "Try another way" to its own visitors
      Given people of Initech and Globex sign in here
      And the developer has set "offerOtherMethods" to false instead
      And the developer has set "tenants.tenants[1].offerOtherMethods" to true
      And Ada has an account at "Globex"
      And she has opened "/"
      And she has chosen "Sign in to Globex"
      And she has chosen "Sign in with email"
      And she has continued with the email "ada@example.com"
      When she chooses "Try another way"
      Then she can choose:
        | Change | Sign in with Google | Sign in with email |

  @ours.another-way
  Rule: "Try another way" is not there without other sign-in options, or without "offerOtherMethods"
    Source: ours

    @74-11
    Scenario: If email is the only sign-in option, "offerOtherMethods" changes nothing
      Given the developer has set "offerOtherMethods" to true
      And Ada has an account
      When she has come to "Sign in"
      Then she can choose:
        | Show password | Trouble signing in? | Sign In |

    @74-12
    Scenario Outline: There is no "Try another way" if the developer has <done>
      Given the app offers email and Google
      And <setting>
      And Ada has an account
      And she has opened "/"
      And she has chosen "Sign in with email"
      When she continues with the email "ada@example.com"
      Then she is asked for:
        | Email | Password |
      And she can choose:
        | Show password | Trouble signing in? | Sign In |

      Examples:
        | done                             | setting                                            |
        | set "offerOtherMethods" to false | the developer has set "offerOtherMethods" to false |
        | not set "offerOtherMethods"      | the developer has left "offerOtherMethods" empty   |

    @74-13
    Scenario: A developer who sets "offerOtherMethods" to "yes" reads that it must be true or false
      Given the developer has set "offerOtherMethods" to "yes"
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads 'offerOtherMethods: must be true or false, but is "yes"'

    @74-14
    Scenario: A developer who misspells "offerOtherMethods" reads the right name
      Given the developer has set "offerOtherMethod" to true
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads 'offerOtherMethod: is not a known key; did you mean "offerOtherMethods"?'
