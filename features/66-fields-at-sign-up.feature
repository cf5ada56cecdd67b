Feature: Fields at sign-up
  The app can ask new visitors for more than an email, a name and a password. It adds fields, and boxes to tick, to the
  screen "Create account", and learns what was entered when the visitor is signed in. "You are logged in." is the home
  page of a visitor who is signed in.

  @ours.sign-up-fields
  Rule: "Create account" has the fields that the app adds, and the app learns what the visitor has entered
    Fields stand below the name, in the order of the app, and boxes below the password. A required field cannot be left
    empty. In the tables, "kind" says whether it is a field to type in ("text") or a box to tick, and "characters" is
    the greatest number of characters that the field takes. A password manager knows the field by the standard word in
    its column. The app learns the values once, together with the new account. A value of a box is "yes" or "no".

    Source: ours

    Background:
      Given the app asks new visitors for:
        | field   | kind | required | characters | known to a password manager as |
        | Company | text | yes      |            | organization                   |
        | Town    | text | no       | 6          |                                |

    @66-1
    Scenario: The app's fields stand between the name and the password
      When Grace has come to "Create account"
      Then she is asked for:
        | Email | First & last name | Company | Town | Choose password |
      And the focus is on "First & last name"
      And a password manager recognises the field "Company" as "organization"

    @66-2
    Scenario: Without a field for the name, the first field of the app has the focus
      Given new visitors are not asked for a name
      When Grace has come to "Create account"
      Then she is asked for:
        | Email | Company | Town | Choose password |
      And the focus is on "Company"

    @66-3
    Scenario: The app learns the values together with the new account
      Given Grace has come to "Create account"
      When she submits:
        | First & last name | Grace Hopper        |
        | Company           | Navy                |
        | Town              | Boston              |
        | Choose password   | analytical engine 1 |
      Then she reads "You are logged in."
      And the app learns of the new account:
        | Company | Navy   |
        | Town    | Boston |

    @66-4
    Scenario: The app learns that a field was left empty, and a value without the spaces around it
      Given Grace has come to "Create account"
      And she has filled in "  Navy " as the "Company"
      When she completes "Create account"
      Then she reads "You are logged in."
      And the app learns of the new account:
        | Company | Navy |
        | Town    |      |

    @66-5
    Scenario: A required field that is empty shows a message, like the widget's own fields
      Given Grace has come to "Create account"
      When she submits:
        | First & last name |  |
        | Company           |  |
        | Choose password   |  |
      Then she sees the messages under the fields:
        | First & last name | Enter your account name |
        | Company           | Fill in this field      |
        | Choose password   | Enter your password     |
      And the service has received no request to create the account

    @66-6
    Scenario: A required field with nothing but spaces is empty, gets the focus, and the other values stay
      Given Grace has come to "Create account"
      And she has filled in:
        | First & last name | Grace Hopper |
        | Town              | Boston       |
      And she has filled in "   " as the "Company"
      And she has filled in "analytical engine 1" as the "Choose password"
      When she chooses "Save"
      Then she sees the message "Fill in this field" under "Company"
      And the focus is on "Company"
      And the field "Town" contains "Boston"
      And the field "Choose password" contains "analytical engine 1"

    @66-7
    Scenario: The message about an empty field disappears when the visitor types into the field
      Given Grace has come to "Create account"
      And she has completed "Create account"
      And she sees the message "Fill in this field" under "Company"
      When she types "N" into "Company"
      Then she sees no message

    @66-8
    Scenario: A field takes no more characters than the app allows
      Given Grace has come to "Create account"
      When she types "Bostonia" into "Town"
      Then the field "Town" contains "Boston"

    @66-9
    Scenario: The values stay in the fields when the service refuses the account
      Given Ada has an account
      And Grace has come to "Create account"
      When she submits:
        | Email             | ada@example.com     |
        | First & last name | Grace Hopper        |
        | Company           | Navy                |
        | Choose password   | analytical engine 1 |
      Then she sees the message "The email address is already used by another account" under "Email"
      And the field "Company" contains "Navy"

    @66-10
    Scenario: The values are in the fields again when the visitor goes back in her browser and forward again
      Given Grace has come to "Create account"
      And she has filled in:
        | Company | Navy |
      And she has gone back in her browser
      And she comes to "Sign in with email"
      When she goes forward in her browser
      Then she comes to "Create account"
      And the field "Company" contains "Navy"

    @66-11
    Scenario: The app learns the values even if the name could not be saved
      Given Grace has come to "Create account"
      And the next request to save the name will fail: broken connection
      And she has filled in:
        | Company | Navy |
      And she has completed "Create account"
      When she chooses "Continue"
      Then she reads "You are logged in."
      And the app learns of the new account:
        | Company | Navy |
        | Town    |      |

    @66-12
    Scenario: The app learns the values even if the visitor had to sign in again before her name was saved
      Given Grace has come to "Create account"
      And the next request to save the name will fail: expired sign-in
      And she has filled in:
        | Company | Navy |
      And she has completed "Create account"
      And she comes to "Sign in"
      When she signs in with the password "analytical engine 1"
      Then she reads "You are logged in."
      And the app learns of the new account:
        | Company | Navy |
        | Town    |      |

    @66-13
    Scenario: A visitor who has an account is not asked for the fields, and the app learns no values
      Given Grace has an account
      And she has come to "Sign in"
      When she signs in with the password "analytical engine 1"
      Then she reads "You are logged in."
      And the app learns of no new account

    @66-14
    Scenario: A field and a box fit on a small phone
      Given the app asks new visitors for:
        | field                                       | kind | required | link                           |
        | The company at which you are employed today | text | yes      |                                |
        | I agree to the [terms of service] today     | box  | yes      | https://doorstep.example/terms |
      When Grace has come to "Create account"
      Then nothing is cut off on a small phone
      And nothing is cut off there if letters are twice as large

    @66-15
    Scenario: A label with angle brackets is shown as it is
      Given the app asks new visitors for:
        | field          | kind | required |
        | <b>Company</b> | text | no       |
      And new visitors are not asked for a name
      When Grace has come to "Create account"
      Then she is asked for:
        | Email | <b>Company</b> | Choose password |

    @66-16
    @language.english
    Scenario: A label in two languages follows a switch of the language, and the value stays
      Given the app asks new visitors for:
        | field   | kind | required | in German |
        | Company | text | yes      | Firma     |
      And Grace has come to "Create account"
      And she has filled in:
        | Company | Navy |
      When the app switches its language to German
      Then the field "Firma" contains "Navy"

    @66-17
    Scenario: An organisation can have fields of its own, in place of those of the app
      Given people of Initech and Globex sign in here
      And "Initech" asks new visitors for:
        | field | kind | required |
        | Floor | text | yes      |
      And Grace has opened "/"
      And she has chosen "Sign in to Initech"
      When she continues with the email "grace@example.com"
      Then she is asked for:
        | Email | First & last name | Floor | Choose password |

    @66-18
    Scenario: An organisation without fields of its own has those of the app
      Given people of Initech and Globex sign in here
      And Grace has opened "/"
      And she has chosen "Sign in to Initech"
      When she continues with the email "grace@example.com"
      Then she is asked for:
        | Email | First & last name | Company | Town | Choose password |

    @66-19
    Scenario Outline: The developer who has set "<setting>" to <value> reads what is wrong
      Given the developer has set "<setting>" to <value>
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads <fault>

      Examples: a name is used twice, or belongs to a field of the widget
        | setting              | value      | fault                                                       |
        | signUpFields[1].name | "company"  | 'signUpFields[1].name: "company" is named twice'            |
        | signUpFields[0].name | "email"    | 'signUpFields[0].name: "email" is a field of the widget'    |
        | signUpFields[0].name | "name"     | 'signUpFields[0].name: "name" is a field of the widget'     |
        | signUpFields[0].name | "password" | 'signUpFields[0].name: "password" is a field of the widget' |

      Examples: a detail of a field is of the wrong kind
        | setting                      | value          | fault                                                                                                              |
        | signUpFields                 | "company"      | 'signUpFields: must be a list, but is "company"'                                                                   |
        | signUpFields[0].type         | "box"          | 'signUpFields[0].type: must be "text" or "checkbox", but is "box"'                                                 |
        | signUpFields[0].label        | 7              | "signUpFields[0].label: must be a text, or an object with a text for each language, but is 7"                      |
        | signUpFields[0].autocomplete | "organisation" | 'signUpFields[0].autocomplete: must be an autocomplete token, but is "organisation"; did you mean "organization"?' |
        | signUpFields[0].maxLength    | 0              | "signUpFields[0].maxLength: must be a whole number above 0, but is 0"                                              |
        | signUpFields[0].requird      | true           | 'signUpFields[0].requird: is not a known key; did you mean "required"?'                                            |

  @ours.consent-box
  Rule: A consent box is not ticked until the visitor ticks it
    The label of a box may contain a link, which opens in a new tab. A required box must be ticked before the account is
    created. In the last field to type in, the Enter key creates the account; it does not move on to a box.

    Source: ours

    Background:
      Given the app asks new visitors for:
        | field                  | kind | required | link                           |
        | I agree to the [terms] | box  | yes      | https://doorstep.example/terms |
        | Send me news           | box  | no       |                                |

    @66-20
    Scenario: The boxes stand below the password, and are not ticked
      When Grace has come to "Create account"
      Then she is asked for:
        | Email | First & last name | Choose password | I agree to the terms | Send me news |
      And the box "I agree to the terms" is not ticked
      And the box "Send me news" is not ticked
      And the link "terms" leads to "https://doorstep.example/terms" in a new tab

    @66-21
    Scenario: A required box that is not ticked shows a message, gets the focus, and no account is created
      Given Grace has come to "Create account"
      When she completes "Create account"
      Then she sees the message "Tick this box to continue" under "I agree to the terms"
      And the focus is on "I agree to the terms"
      And there is no account for "grace@example.com"

    @66-22
    Scenario: The message about a box disappears when the visitor ticks the box
      Given Grace has come to "Create account"
      And she has completed "Create account"
      And she sees the message "Tick this box to continue" under "I agree to the terms"
      When she ticks "I agree to the terms"
      Then she sees no message

    @66-23
    Scenario: The app learns which boxes the visitor has ticked
      Given Grace has come to "Create account"
      And she has ticked "I agree to the terms"
      When she completes "Create account"
      Then she reads "You are logged in."
      And the app learns of the new account:
        | I agree to the terms | yes |
        | Send me news         | no  |

    @66-24
    Scenario: A box that was ticked and unticked again is not ticked
      Given Grace has come to "Create account"
      And she has ticked "I agree to the terms"
      And she has unticked "I agree to the terms"
      When she completes "Create account"
      Then she sees the message "Tick this box to continue" under "I agree to the terms"

    @66-25
    Scenario: The boxes stay ticked when the service refuses the account
      Given Ada has an account
      And Grace has come to "Create account"
      And she has ticked "I agree to the terms"
      When she submits:
        | Email             | ada@example.com     |
        | First & last name | Grace Hopper        |
        | Choose password   | analytical engine 1 |
      Then she sees the message "The email address is already used by another account" under "Email"
      And the box "I agree to the terms" is ticked

    @66-26
    Scenario: A visitor who goes back and forward in her browser finds the boxes unticked
      Given Grace has come to "Create account"
      And she has ticked "I agree to the terms"
      And she has gone back in her browser
      And she comes to "Sign in with email"
      When she goes forward in her browser
      Then she comes to "Create account"
      And the box "I agree to the terms" is not ticked

    @66-27
    Scenario: The screen reader says the message about a box
      Given Grace has come to "Create account"
      And she listens to a screen reader
      When she completes "Create account"
      Then the screen reader says:
        | I agree to the terms, checkbox, invalid entry: Tick this box to continue |
        | Tick this box to continue                                                |

    @66-28
    Scenario Outline: The developer who has set "<setting>" of a box to <value> reads what is wrong
      Given the developer has set "<setting>" to <value>
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads <fault>

      Examples: the label is missing, or the link is missing, unsafe or not alone
        | setting               | value                 | fault                                                                                                       |
        | signUpFields[0].label | nothing               | "signUpFields[0].label: must be a text, or an object with a text for each language, but is missing"         |
        | signUpFields[0].url   | "javascript:alert(1)" | 'signUpFields[0].url: must be a path, or a URL with http: or https:, but is "javascript:alert(1)"'          |
        | signUpFields[0].label | "The [terms] [here]"  | "signUpFields[0].label: must not have more than one link in square brackets"                                |
        | signUpFields[0].url   | nothing               | "signUpFields[0].url: is needed, because the label has a link in square brackets"                           |
        | signUpFields[1].url   | "/terms"              | 'signUpFields[1].label: must have the link to the url in square brackets, such as "I agree to the [terms]"' |

  @ours.sign-up-check
  Rule: The app can check what a new visitor has entered before the account is created
    The check is a function of the app, "checkSignUp". It receives all values but the password, and returns a message
    for each field that is wrong. It may take its time, for example to ask a server.

    Source: ours

    Background:
      Given the app asks new visitors for:
        | field        | kind | required |
        | Company      | text | yes      |
        | Send me news | box  | no       |

    @66-29
    Scenario: The message of the check stands under its field, which has the focus, and no account is created
      Given the app accepts only the "Company" "Navy", and says otherwise: "We do not know this company."
      And Grace has come to "Create account"
      When she submits:
        | First & last name | Grace Hopper        |
        | Company           | Army                |
        | Choose password   | analytical engine 1 |
      Then she sees the message "We do not know this company." under "Company"
      And the focus is on "Company"
      And the field "Company" contains "Army"
      And the field "Choose password" contains "analytical engine 1"
      And the service has received no request to create the account

    @66-30
    Scenario: The account is created once the check finds nothing wrong
      Given the app accepts only the "Company" "Navy", and says otherwise: "We do not know this company."
      And Grace has come to "Create account"
      And she has submitted:
        | First & last name | Grace Hopper        |
        | Company           | Army                |
        | Choose password   | analytical engine 1 |
      And she sees the message "We do not know this company." under "Company"
      When she submits:
        | Company         | Navy                |
        | Choose password | analytical engine 1 |
      Then she reads "You are logged in."
      And the app learns of the new account:
        | Company      | Navy |
        | Send me news | no   |

    @66-31
    Scenario: The check can refuse the email
      Given the app accepts only the "Email" "grace@navy.example", and says otherwise: "Use the email of your company."
      And Grace has come to "Create account"
      When she submits:
        | First & last name | Grace Hopper        |
        | Company           | Navy                |
        | Choose password   | analytical engine 1 |
      Then she sees the message "Use the email of your company." under "Email"
      And the focus is on "Email"

    @66-32
    Scenario: The check receives what the visitor has entered, but not the password
      Given the app accepts only the "Company" "Navy", and says otherwise: "We do not know this company."
      And Grace has come to "Create account"
      And she has ticked "Send me news"
      When she submits:
        | First & last name | Grace Hopper        |
        | Company           | Navy                |
        | Choose password   | analytical engine 1 |
      Then the app has checked:
        | Email             | grace@example.com |
        | First & last name | Grace Hopper      |
        | Company           | Navy              |
        | Send me news      | yes               |

    @66-33
    Scenario: The check is not asked while a field has a message of the widget
      Given the app accepts only the "Company" "Navy", and says otherwise: "We do not know this company."
      And Grace has come to "Create account"
      When she submits:
        | First & last name | Grace Hopper |
        | Company           | Army         |
        | Choose password   |              |
      Then she sees the message "Enter your password" under "Choose password"
      And the app has checked nothing

    @66-34
    Scenario: The visitor sees the busy indicator while the check takes its time
      Given the check of the app takes 3 seconds
      And Grace has come to "Create account"
      And she has filled in:
        | Company | Navy |
      And she has completed "Create account"
      When 500 milliseconds pass
      Then she sees the busy indicator
      And there is no account for "grace@example.com"

    @66-35
    Scenario: The account is created when a slow check has ended
      Given the check of the app takes 3 seconds
      And Grace has come to "Create account"
      And she has filled in:
        | Company | Navy |
      And she has completed "Create account"
      When 3 seconds pass
      Then she reads "You are logged in."

    @66-36
    Scenario: "Cancel" leaves a slow check, and no account is created when it ends
      Given the check of the app takes 3 seconds
      And Grace has come to "Create account"
      And she has filled in:
        | Company | Navy |
      And she has completed "Create account"
      And she has chosen "Cancel"
      And she comes to "Sign in with email"
      When 3 seconds pass
      Then she is still on "Sign in with email"
      And there is no account for "grace@example.com"

    @66-37
    Scenario: If the check itself fails, the visitor can try again, and nothing is lost
      Given the check of the app fails
      And Grace has come to "Create account"
      When she submits:
        | First & last name | Grace Hopper        |
        | Company           | Navy                |
        | Choose password   | analytical engine 1 |
      Then she sees the message "Something went wrong. Please try again."
      And the field "Company" contains "Navy"
      And the field "Choose password" contains "analytical engine 1"
      And there is no account for "grace@example.com"

    @66-38
    Scenario: A visitor sees a message when a slow check fails
      Given the check of the app takes 3 seconds and then fails
      And Grace has come to "Create account"
      And she has filled in:
        | Company | Navy |
      And she has completed "Create account"
      When 3 seconds pass
      Then she sees the message "Something went wrong. Please try again."
      And she is still on "Create account"

    @66-39
    Scenario: A check that names an unknown field counts as failed
      Given the check of the app finds a fault in the unknown field "compani"
      And Grace has come to "Create account"
      And she has filled in:
        | Company | Navy |
      When she completes "Create account"
      Then she sees the message "Something went wrong. Please try again."

    @66-40
    Scenario: The developer who has set "checkSignUp" to a text reads what is wrong
      Given the developer has set "checkSignUp" to "yes"
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads 'checkSignUp: must be a function, but is "yes"'
