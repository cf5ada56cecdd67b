Feature: Countries and numbers
  A number may be typed as it is written at home or abroad. Which country it is of is chosen, or found out from it.

  Background:
    Given phone is the only sign-in option

  @entity.country
  Rule: A country is chosen by its name, with its dialling code; there are 245
    Source: spec §3; reference §10.1, §10.2

    @24-1
    Scenario: The list has 245 countries
      Given Grace has opened "/"
      When she opens the list of countries
      Then she can choose one of 245 countries

    @24-2
    Scenario: They are in the order of their names
      Given Grace has opened "/"
      When she opens the list of countries
      Then the countries are in the order of their names

    @24-3
    Scenario Outline: <country> is one of them
      Given Grace has opened "/"
      When she opens the list of countries
      Then "<country>" is among the countries

      Examples:
        | country        |
        | Afghanistan    |
        | Côte d’Ivoire  |
        | Kosovo         |
        | United Kingdom |
        | Åland Islands  |

    @24-4
    Scenario: A country that is chosen shows its code
      Given Grace has opened "/"
      When she chooses the country "France"
      Then the country is "France"
      And the field "Country" contains "France +33"

    @24-57
    Scenario Outline: The id of <country> is its dialling code, its ISO code and 0
      Given Grace has opened "/"
      When she chooses the country "<country>"
      Then the country's id is "<id>"

      Examples:
        | country        | id       |
        | France         | 33-FR-0  |
        | Guernsey       | 44-GG-0  |
        | United Kingdom | 44-GB-0  |
        | Åland Islands  | 358-AX-0 |

    @24-5
    Scenario Outline: "<typed>" finds the <country>
      Given Grace has opened "/"
      When she searches the countries for "<typed>"
      Then she can choose the countries:
        | <country> |

      Examples: by its name
        | typed    | country        |
        | united k | United Kingdom |
        | KINGDOM  | United Kingdom |

      Examples: by letters that not every keyboard has
        | typed   | country       |
        | cote d  | Côte d’Ivoire |
        | curacao | Curaçao       |

    @24-6
    Scenario: A dialling code finds the countries that have it, the main one first
      Given Grace has opened "/"
      When she searches the countries for "+44"
      Then she can choose the countries:
        | United Kingdom |
        | Guernsey       |
        | Isle of Man    |
        | Jersey         |

    @24-7
    Scenario: What no country is called finds none
      Given Grace has opened "/"
      When she searches the countries for "Atlantis"
      Then she can choose no country
      And she reads "No country matches"

    @24-8
    Scenario: Enter takes what was found
      Given Grace has opened "/"
      And she has searched the countries for "france"
      When she presses "Enter"
      Then the country is "France"
      And the service has received no text message request

    @24-9
    Scenario: Arrows and Enter take another one
      Given Grace has opened "/"
      And she has searched the countries for "guinea"
      And she has pressed "ArrowDown" 2 times
      When she presses "Enter"
      Then the country is "Equatorial Guinea"

    @24-10
    Scenario: Escape leaves the country as it was
      Given Grace has opened "/"
      And she has searched the countries for "france"
      When she presses "Escape"
      Then the country is "United States"

    @24-11
    Scenario: What was typed of the number stays
      Given Grace has opened "/"
      And she has filled in:
        | Phone number | 1 23 45 67 89 |
      When she chooses the country "France"
      Then the field "Phone number" contains "1 23 45 67 89"

  @entity.phone-number
  Rule: A phone number is a country and a number within it
    Source: spec §3; reference §10.3, Q9, Q10, Q45

    @24-12
    Scenario: At first the country is the United States
      When Grace opens "/"
      Then the country is "United States"
      And the field "Phone number" contains ""

    @24-13
    Scenario Outline: The developer may begin with "<setting>"
      Given the developer has set "signInOptions[0].defaultCountry" to "<setting>"
      When Grace opens "/"
      Then the country is "<country>"

      Examples:
        | setting | country        |
        | GB      | United Kingdom |
        | gb      | United Kingdom |
        | XK      | Kosovo         |

    @24-14
    Scenario: The developer may begin with a number, where phone is the only way in
      Given the developer has set "signInOptions[0].defaultNationalNumber" to "6505550100"
      When Grace opens "/"
      Then the field "Phone number" contains "6505550100"

    @24-15
    Scenario: Beside other ways in the number is left away
      Given the app offers:
        | provider | defaultNationalNumber |
        | phone    | 6505550100            |
        | password |                       |
      When Grace has come to "Enter your phone number"
      Then the field "Phone number" contains ""

    @24-16
    Scenario Outline: The developer may give a whole number as a hint: "<hint>"
      Given the developer has set "signInOptions[0].loginHint" to "<hint>"
      When Grace opens "/"
      Then the country is "<country>"
      And the field "Phone number" contains "<number>"

      Examples:
        | hint             | country        | number     |
        | +16505550100     | United States  | 6505550100 |
        | +44 7400 123456  | United Kingdom | 7400123456 |
        | +1 (242) 3551234 | Bahamas        | 2423551234 |

      Examples: no whole number
        | hint       | country       | number |
        | 6505550100 | United States |        |
        | hello      | United States |        |

    @24-17
    Scenario: A country and a number of its own count before the hint
      Given the developer has set "signInOptions[0].loginHint" to "+16505550100"
      And the developer has set "signInOptions[0].defaultCountry" to "GB"
      And the developer has set "signInOptions[0].defaultNationalNumber" to "7400123456"
      When Grace opens "/"
      Then the country is "United Kingdom"
      And the field "Phone number" contains "7400123456"

    @24-18
    Scenario Outline: "<typed>" in the United States is "<number>"
      Given Grace has opened "/"
      When she asks for a code to "<typed>"
      Then she sees a tick and "Code sent!"
      And a text message has been sent to "<number>"

      Examples: as it is written at home
        | typed          | number       |
        | 6505550100     | +16505550100 |
        | (650) 555-0100 | +16505550100 |
        | 650.555.0100   | +16505550100 |
        | 1 650 555 0100 | +16505550100 |

      Examples: as it is written abroad
        | typed              | number        |
        | +1 650 555 0100    | +16505550100  |
        | +44 7400 123456    | +447400123456 |
        | +44 (0)7400 123456 | +447400123456 |
        | 00447400123456     | +447400123456 |
        | 0044 7400 123456   | +447400123456 |
        | +39 02 1234 5678   | +390212345678 |

      Examples: as it is dialled from the United States
        | typed              | number        |
        | 011 44 7400 123456 | +447400123456 |

    @24-19
    Scenario Outline: "<typed>" in <country> is "<number>"
      Given Grace has opened "/"
      And she has chosen the country "<country>"
      When she asks for a code to "<typed>"
      Then she sees a tick and "Code sent!"
      And a text message has been sent to "<number>"

      Examples: what is dialled only at home is left away
        | country        | typed          | number        |
        | United Kingdom | 07400 123456   | +447400123456 |
        | United Kingdom | 7400 123456    | +447400123456 |
        | France         | 06 12 34 56 78 | +33612345678  |

      Examples: a zero that belongs to the number stays
        | country | typed      | number        |
        | Italy   | 0212345678 | +390212345678 |

      Examples: a country that shares its code
        | country | typed      | number        |
        | Canada  | 6045550100 | +16045550100  |
        | Jersey  | 1534456789 | +441534456789 |

    @24-20
    Scenario Outline: "<typed>" is taken for <country> at once
      Given Grace has opened "/"
      When she types "<typed>" into "Phone number"
      Then the country is "<country>"
      And the field "Phone number" contains "<typed>"

      Examples: a code of one country
        | typed  | country |
        | +33    | France  |
        | +961 1 | Lebanon |
        | 0033   | France  |

      Examples: a code that several share is the main one's
        | typed | country        |
        | +44   | United Kingdom |
        | +7    | Russia         |
        | +358  | Finland        |
        | +47   | Norway         |
        | +61   | Australia      |
        | +212  | Morocco        |
        | +262  | Réunion        |
        | +590  | Guadeloupe     |
        | +599  | Curaçao        |
        | +672  | Norfolk Island |
        | +39   | Italy          |

      Examples: no code yet
        | typed | country       |
        | +     | United States |
        | +9    | United States |
        | +96   | United States |
        | +01   | United States |
        | 44    | United States |
        | 1+1   | United States |

    @24-21
    Scenario Outline: A country of the same code stays, whatever of it is typed: <country>
      Given Grace has opened "/"
      And she has chosen the country "<country>"
      When she types "<typed>" into "Phone number"
      Then the country is "<country>"

      Examples:
        | country  | typed |
        | Canada   | +1    |
        | Guernsey | +44   |

    @24-22
    Scenario: A country that is chosen takes the place of the code that was typed
      Given Grace has opened "/"
      And she has filled in:
        | Phone number | +44 123456789 |
      When she chooses the country "France"
      Then the country is "France"
      And the field "Phone number" contains "+33 123456789"

    @24-23
    Scenario: The code in the number counts before the country
      Given Grace has opened "/"
      And she has chosen the country "France"
      When she asks for a code to "+447400123456"
      Then she sees a tick and "Code sent!"
      And a text message has been sent to "+447400123456"

  @valid.phone
  Rule: What cannot be a phone number is refused under the field
    Source: spec §5; reference §4, §10.3, T128, Q10

    @24-24
    Scenario Outline: "<typed>" is refused, for <reason>
      Given Grace has opened "/"
      When she asks for a code to "<typed>"
      Then she sees the message "Enter a valid phone number" under "Phone number"
      And she is still on "Enter your phone number"
      And the focus is on "Phone number"
      And the field "Phone number" contains "<typed>"
      And no text message has been sent

      Examples:
        | typed             | reason            |
        |                   | want of any       |
        | abc               | want of digits    |
        | 12                | want of more      |
        | 65055             | want of more      |
        | 65055501001234567 | too much          |
        | +1                | a code alone      |
        | +44               | a code alone      |
        | +                 | a sign alone      |
        | 00                | what dials abroad |
        | 650-555-CALL      | letters           |
        | +44 7400          | want of the rest  |

    @24-25
    Scenario: Blanks are nothing
      Given Grace has opened "/"
      When she asks for a code to "   "
      Then she sees the message "Enter a valid phone number" under "Phone number"
      And no text message has been sent

    @24-26
    Scenario: The message goes when she types
      Given Grace has opened "/"
      And she has asked for a code to "12"
      And she sees the message "Enter a valid phone number" under "Phone number"
      When she types "123" into "Phone number"
      Then she sees no message

    @24-27
    Scenario: A number that is mended goes on
      Given Grace has opened "/"
      And she has asked for a code to "12"
      And she sees the message "Enter a valid phone number" under "Phone number"
      When she asks for a code to "650 555 0100"
      Then she sees a tick and "Code sent!"

  @valid.country-code
  Rule: A dialling code that is not served is refused under the field
    Source: spec §5; reference §4, §10.3, T128

    @24-28
    Scenario Outline: No country has the code of "<typed>"
      Given Grace has opened "/"
      When she asks for a code to "<typed>"
      Then she sees the message "The country code provided is not supported." under "Phone number"
      And she is still on "Enter your phone number"
      And no text message has been sent

      Examples:
        | typed        |
        | +999 1234567 |
        | +0123456789  |

    @24-29
    Scenario: A code that is left out of the list
      Given only the countries "GB, FR" are allowed
      And Grace has opened "/"
      When she asks for a code to "+1 650 555 0100"
      Then she sees the message "The country code provided is not supported." under "Phone number"
      And the focus is on "Phone number"
      And no text message has been sent

    @24-30
    Scenario: What she typed stays, to be mended
      Given only the countries "GB, FR" are allowed
      And Grace has opened "/"
      When she asks for a code to "+1 650 555 0100"
      Then she sees the message "The country code provided is not supported." under "Phone number"
      And the field "Phone number" contains "+1 650 555 0100"

    @24-31
    Scenario: A code that is on the list
      Given only the countries "GB, FR" are allowed
      And Grace has opened "/"
      When she asks for a code to "+44 7400 123456"
      Then she sees a tick and "Code sent!"

    @24-32
    Scenario: The message goes when she types
      Given only the countries "GB, FR" are allowed
      And Grace has opened "/"
      And she has asked for a code to "+1 650 555 0100"
      And she sees the message "The country code provided is not supported." under "Phone number"
      When she types "07400 123456" into "Phone number"
      Then she sees no message

  @option.allowed-countries
  Rule: The developer may keep the list of countries to some
    Source: spec §3; reference §6.3, §10.2, Q8, Q39

    @24-33
    Scenario Outline: "<codes>" are allowed
      Given only the countries "<codes>" are allowed
      And Grace has opened "/"
      When she opens the list of countries
      Then she can choose the countries:
        | <first>  |
        | <second> |

      Examples: by their letters, in the order of their names
        | codes  | first   | second         |
        | GB, FR | France  | United Kingdom |
        | FR, GB | France  | United Kingdom |
        | us, de | Germany | United States  |

      Examples: by their dialling codes
        | codes     | first      | second |
        | +7        | Kazakhstan | Russia |
        | +33, +376 | Andorra    | France |

      Examples: named twice
        | codes       | first  | second         |
        | FR, +33, GB | France | United Kingdom |

    @24-34
    Scenario: The first of them is chosen where the United States is not among them
      Given only the countries "GB, FR" are allowed
      When Grace opens "/"
      Then the country is "France"

    @24-35
    Scenario: The United States is chosen where it is among them
      Given only the countries "FR, GB, US" are allowed
      When Grace opens "/"
      Then the country is "United States"

    @24-36
    Scenario Outline: One country of a shared code is enough for a number of it: <codes>
      Given only the countries "<codes>" are allowed
      And Grace has opened "/"
      When she asks for a code to "<typed>"
      Then she sees a tick and "Code sent!"
      And a text message has been sent to "<number>"

      Examples:
        | codes | typed         | number        |
        | US    | +16505550100  | +16505550100  |
        | GB    | +447400123456 | +447400123456 |
        | KZ    | +77012345678  | +77012345678  |
        | RU    | +79123456789  | +79123456789  |

    @24-37
    Scenario: However it is dialled, a number of another country is none of theirs
      Given only the countries "US" are allowed
      And Grace has opened "/"
      When she asks for a code to "011 44 7400 123456"
      Then she sees the message "The country code provided is not supported." under "Phone number"

    @24-38
    Scenario: A code means the country that is on the list
      Given only the countries "US, GG" are allowed
      And Grace has opened "/"
      When she types "+44" into "Phone number"
      Then the country is "Guernsey"

  @option.blocked-countries
  Rule: The developer may leave some countries out of the list
    Source: spec §3; reference §6.3, §10.2, Q8

    @24-39
    Scenario Outline: <country> is left out by "<codes>"
      Given the countries "<codes>" are blocked
      And Grace has opened "/"
      When she opens the list of countries
      Then "<country>" is not among the countries

      Examples:
        | codes | country    |
        | FR    | France     |
        | fr    | France     |
        | +33   | France     |
        | +7    | Kazakhstan |
        | +7    | Russia     |

    @24-40
    Scenario Outline: <country> is left in by "<codes>"
      Given the countries "<codes>" are blocked
      And Grace has opened "/"
      When she opens the list of countries
      Then "<country>" is among the countries

      Examples:
        | codes | country |
        | FR    | Germany |
        | KZ    | Russia  |
        | +7    | France  |

    @24-41
    Scenario: The first one is chosen where the United States is left out
      Given the countries "US" are blocked
      When Grace opens "/"
      Then the country is "Afghanistan"

    @24-42
    Scenario Outline: A country that is left out does not spoil a code that it shares: <codes>
      Given the countries "<codes>" are blocked
      And Grace has opened "/"
      When she asks for a code to "<typed>"
      Then she sees a tick and "Code sent!"

      Examples:
        | codes | typed           |
        | AS    | +1 650 555 0100 |
        | GG    | +44 7400 123456 |

    @24-43
    Scenario: A code that is left out is not served
      Given the countries "+44" are blocked
      And Grace has opened "/"
      When she asks for a code to "+44 7400 123456"
      Then she sees the message "The country code provided is not supported." under "Phone number"
      And no text message has been sent

    @24-44
    Scenario: A code that is left out is not followed
      Given the countries "+44" are blocked
      And Grace has opened "/"
      When she types "+44" into "Phone number"
      Then the country is "United States"

    @24-45
    Scenario: A list of nothing leaves out nothing
      Given the developer has set "signInOptions[0].blacklistedCountries" to an empty list
      And Grace has opened "/"
      When she opens the list of countries
      Then she can choose one of 245 countries

  @valid.country-lists
  Rule: Countries are allowed by a list that is not empty or blocked by a list, never both
    Source: spec §5; reference §6.3

    @24-46
    Scenario: Nobody is allowed
      Given the developer has set "signInOptions[0].whitelistedCountries" to an empty list
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads "signInOptions[0].whitelistedCountries: must be a non-empty list"

    @24-47
    Scenario: A list that is none
      Given the developer has set "signInOptions[0].whitelistedCountries" to "GB"
      When Grace opens "/"
      Then she reads "signInOptions[0].whitelistedCountries: must be a non-empty list"

    @24-48
    Scenario: A list of the blocked that is none
      Given the developer has set "signInOptions[0].blacklistedCountries" to "GB"
      When Grace opens "/"
      Then she reads "signInOptions[0].blacklistedCountries: must be a list"

    @24-49
    Scenario: Both, though nobody is blocked
      Given only the countries "GB" are allowed
      And the developer has set "signInOptions[0].blacklistedCountries" to an empty list
      When Grace opens "/"
      Then she reads "signInOptions[0]: takes whitelistedCountries or blacklistedCountries, not both"

    @24-50
    Scenario: Both
      Given only the countries "GB" are allowed
      And the countries "FR" are blocked
      When Grace opens "/"
      Then she reads "signInOptions[0]: takes whitelistedCountries or blacklistedCountries, not both"

    @24-51
    Scenario Outline: "<code>" is no country to begin with
      Given the developer has set "signInOptions[0].defaultCountry" to "<code>"
      When Grace opens "/"
      Then she reads 'signInOptions[0].defaultCountry: must be an ISO code such as "GB"'

      Examples:
        | code |
        | +44  |
        | ZZ   |
        | UK   |
        | GBR  |

    @24-52
    Scenario Outline: "<code>" has no phone numbers to begin with: <country>
      Given the developer has set "signInOptions[0].defaultCountry" to "<code>"
      When Grace opens "/"
      Then she reads "signInOptions[0].defaultCountry: must be a country that has phone numbers"

      Examples:
        | code | country                       |
        | AQ   | Antarctica                    |
        | aq   | the same in small letters     |
        | TF   | the French Southern Territory |

    @24-53
    Scenario Outline: "<code>" is no country's code
      Given only the countries "<code>" are allowed
      When Grace opens "/"
      Then she reads 'signInOptions[0].whitelistedCountries[0]: must be an ISO code such as "GB", or a dialling code such as "+44"'

      Examples:
        | code          |
        | Great Britain |
        | GBR           |
        | 44            |
        | +             |

    @24-54
    Scenario Outline: "<codes>" are no country's, and nobody could be called
      Given only the countries "<codes>" are allowed
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads "signInOptions[0].whitelistedCountries: must name at least one country"

      Examples:
        | codes  |
        | ZZ     |
        | zz     |
        | UK     |
        | ZZ, UK |
        | AQ     |
        | AQ, ZZ |

    @24-55
    Scenario Outline: One that is a country's is enough: "<codes>"
      Given only the countries "<codes>" are allowed
      When Grace opens "/"
      Then the country is "<country>"

      Examples:
        | codes  | country        |
        | ZZ, GB | United Kingdom |
        | fr, ZZ | France         |
        | ZZ, +7 | Kazakhstan     |

    @24-56
    Scenario: A blocked code that is no country's leaves out nobody
      Given the countries "ZZ" are blocked
      And Grace has opened "/"
      When she opens the list of countries
      Then she can choose one of 245 countries
