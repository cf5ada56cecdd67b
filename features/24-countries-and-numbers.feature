Feature: Countries and numbers
  A visitor chooses the country of her phone number, and types the number as she would dial it at home or from abroad.
  The app also recognises the country from the number. She "asks for a code" when she enters the number, solves the
  human verification and chooses "Verify". If a code has been sent, the tick "Code sent!" appears. "Types" replaces what
  is in a field, and submits nothing.

  Background:
    Given phone is the only sign-in option

  @entity.country
  Rule: The visitor chooses the country of her phone number from a list of 245 countries
    The form starts with the United States. The visitor can search the list by a country's name or dialling code, such
    as +44. A search by name lists the countries whose names begin with the text before those that contain it further
    on; a search by dialling code lists its main country first. The first country found is selected. Capitals and
    accents make no difference in the search. An arrow key selects the next country, Enter chooses the selected one, and
    Escape leaves the search without a choice. A phone number that is typed without a dialling code stays as it is when
    the visitor chooses a country.

    Source: spec §3; reference §10.1, §10.2

    @24-1
    Scenario: The list of countries has 245 entries
      Given Grace has opened "/"
      When she opens the list of countries
      Then she can choose one of 245 countries

    @24-2
    @language.english
    Scenario: The countries are in the order of their names
      Given Grace has opened "/"
      When she opens the list of countries
      Then the countries are in the order of their names

    @24-3
    Scenario Outline: The list of countries contains <country>
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
    Scenario: A country that Grace has chosen is shown with its dialling code
      Given Grace has opened "/"
      When she chooses the country "France"
      Then the country is "France"
      And the field "Country" contains "France +33"

    @24-5
    Scenario Outline: A search of the countries for "<typed>" finds <country>
      Given Grace has opened "/"
      When she searches the countries for "<typed>"
      Then she can choose the countries:
        | <country> |

      Examples: a part of the name, in small or capital letters
        | typed    | country        |
        | united k | United Kingdom |
        | KINGDOM  | United Kingdom |

      Examples: a name with accents, typed without them
        | typed   | country       |
        | cote d  | Côte d’Ivoire |
        | curacao | Curaçao       |

    @24-6
    @language.english
    Scenario: A search of the countries for "+44" finds those with this dialling code, the United Kingdom first
      Given Grace has opened "/"
      When she searches the countries for "+44"
      Then she can choose the countries:
        | United Kingdom |
        | Guernsey       |
        | Isle of Man    |
        | Jersey         |

    @24-7
    Scenario: A search of the countries for "Atlantis" finds none
      Given Grace has opened "/"
      When she searches the countries for "Atlantis"
      Then she can choose no country
      And she reads "No country matches"

    @24-8
    Scenario: A visitor who presses Enter in the search chooses the country that it has found, and sends nothing yet
      Given Grace has opened "/"
      And she has searched the countries for "france"
      When she presses "Enter"
      Then the country is "France"
      And the service has received no request to send a text message

    @24-9
    @language.english
    Scenario: Two presses of the arrow key and then Enter choose the third of the countries that the search has found
      Given Grace has opened "/"
      And she has searched the countries for "guinea"
      And she can choose the countries:
        | Guinea            |
        | Guinea-Bissau     |
        | Equatorial Guinea |
        | Papua New Guinea  |
      And she has pressed "ArrowDown" 2 times
      When she presses "Enter"
      Then the country is "Equatorial Guinea"

    @24-10
    Scenario: A visitor who presses Escape in the search keeps the country with which the form starts
      Given Grace has opened "/"
      And she has searched the countries for "france"
      When she presses "Escape"
      Then the country is "United States"

    @24-11
    Scenario: Choosing a country keeps the phone number that Grace has typed
      Given Grace has opened "/"
      And she has filled in:
        | Phone number | 1 23 45 67 89 |
      When she chooses the country "France"
      Then the field "Phone number" contains "1 23 45 67 89"

  @entity.country
  Rule: The form hands on the country as an id
    By this id, the app knows which country was chosen. The id consists of the country's dialling code, its ISO code and
    0, which ends every id. An ISO code is a country's official code of two letters, such as "FR" for France.

    Source: spec §3; reference §10.1, §10.2

    @24-57
    Scenario Outline: The form hands on <country> as "<id>"
      Given Grace has opened "/"
      When she chooses the country "<country>"
      Then the country's id is "<id>"

      Examples:
        | country        | id       |
        | France         | 33-FR-0  |
        | Guernsey       | 44-GG-0  |
        | United Kingdom | 44-GB-0  |
        | Åland Islands  | 358-AX-0 |

  @entity.phone-number
  Rule: A phone number consists of a country and a number, and the developer can fill in both
    Unless the developer has filled them in, the country is the United States and the number is empty. The developer can
    give the country ("defaultCountry") and the number ("defaultNationalNumber"), or both in one text ("loginHint"). The
    number is filled in only if phone is the only sign-in option. "signInOptions[0]" is the first sign-in option, here
    phone. A country is given by its ISO code, its official code of two letters: "GB" is the United Kingdom, and "XK" is
    Kosovo. Capitals make no difference in an ISO code. The table of options gives the number in the column "number". A
    hint with a dialling code, such as +44 for the United Kingdom or +1 242 for the Bahamas, fills in both; without one,
    it is ignored.

    Source: spec §3; reference §10.3, Q9, Q10, Q45

    @24-12
    Scenario: The country is the United States and the number is empty at first
      When Grace opens "/"
      Then the country is "United States"
      And the field "Phone number" contains ""

    @24-13
    Scenario Outline: The country is <country> at first if the developer has set "<setting>"
      Given the developer has set "signInOptions[0].defaultCountry" to "<setting>"
      When Grace opens "/"
      Then the country is "<country>"

      Examples:
        | setting | country        |
        | GB      | United Kingdom |
        | gb      | United Kingdom |
        | XK      | Kosovo         |

    @24-14
    Scenario: The developer fills in a number if phone is the only sign-in option
      Given the developer has set "signInOptions[0].defaultNationalNumber" to "6505550100"
      When Grace opens "/"
      Then the field "Phone number" contains "6505550100"

    @24-15
    Scenario: The number that the developer gives is not filled in if the app also offers email
      Given the app offers instead:
        | sign-in option | number     |
        | phone          | 6505550100 |
        | email          |            |
      When Grace has come to "Enter your phone number"
      Then the field "Phone number" contains ""

    @24-16
    Scenario Outline: "<hint>" as "loginHint" fills in the country <country> and the number "<number>"
      Given the developer has set "signInOptions[0].loginHint" to "<hint>"
      When Grace opens "/"
      Then the country is "<country>"
      And the field "Phone number" contains "<number>"

      Examples: a hint with a dialling code
        | hint             | country        | number     |
        | +16505550100     | United States  | 6505550100 |
        | +44 7400 123456  | United Kingdom | 7400123456 |
        | +1 (242) 3551234 | Bahamas        | 2423551234 |

      Examples: a hint without a dialling code, which is ignored
        | hint       | country       | number |
        | 6505550100 | United States |        |
        | hello      | United States |        |

    @24-17
    Scenario: The country and the number that the developer gives separately count more than those in "loginHint"
      Given the developer has set "signInOptions[0].loginHint" to "+16505550100"
      And the developer has set "signInOptions[0].defaultCountry" to "GB"
      And the developer has set "signInOptions[0].defaultNationalNumber" to "7400123456"
      When Grace opens "/"
      Then the country is "United Kingdom"
      And the field "Phone number" contains "7400123456"

  @entity.phone-number
  Rule: The visitor may type her phone number as it is dialled at home or from abroad
    The country is the United States until the visitor chooses another one. At home, a number is dialled without its
    dialling code, often with a zero or a one in front. From abroad, it is dialled with a plus sign or a prefix, such as
    00 or 011, and the dialling code. Some countries share a dialling code: +1 belongs to the United States and Canada,
    and +44 to the United Kingdom and Jersey. A zero in brackets is dialled only within the country. Italian numbers
    keep their zero.

    Source: spec §3; reference §10.3, Q9, Q10, Q45

    @24-18
    Scenario Outline: A code for the number "<typed>" goes to <number> if the country is the United States
      Given Grace has opened "/"
      When she asks for a code to "<typed>"
      Then she sees a tick and "Code sent!"
      And a text message has been sent to "<number>"

      Examples: a number as it is typed at home
        | typed          | number       |
        | 6505550100     | +16505550100 |
        | (650) 555-0100 | +16505550100 |
        | 650.555.0100   | +16505550100 |
        | 1 650 555 0100 | +16505550100 |

      Examples: a number with a dialling code
        | typed              | number        |
        | +1 650 555 0100    | +16505550100  |
        | +44 7400 123456    | +447400123456 |
        | +44 (0)7400 123456 | +447400123456 |
        | 00447400123456     | +447400123456 |
        | 0044 7400 123456   | +447400123456 |
        | +39 02 1234 5678   | +390212345678 |

      Examples: a number as it is dialled from the United States
        | typed              | number        |
        | 011 44 7400 123456 | +447400123456 |

    @24-19
    Scenario Outline: A code for the number "<typed>" goes to <number> if Grace has chosen the country <country>
      Given Grace has opened "/"
      And she has chosen the country "<country>"
      When she asks for a code to "<typed>"
      Then she sees a tick and "Code sent!"
      And a text message has been sent to "<number>"

      Examples: a zero that is dialled only within the country is left out
        | country        | typed          | number        |
        | United Kingdom | 07400 123456   | +447400123456 |
        | United Kingdom | 7400 123456    | +447400123456 |
        | France         | 06 12 34 56 78 | +33612345678  |

      Examples: a zero that belongs to the number is kept
        | country | typed      | number        |
        | Italy   | 0212345678 | +390212345678 |

      Examples: a country that shares its dialling code with others
        | country | typed      | number        |
        | Canada  | 6045550100 | +16045550100  |
        | Jersey  | 1534456789 | +441534456789 |

    @24-23
    Scenario: The dialling code that Grace types counts more than the country that she has chosen
      Given Grace has opened "/"
      And she has chosen the country "France"
      When she asks for a code to "+447400123456"
      Then she sees a tick and "Code sent!"
      And a text message has been sent to "+447400123456"

  @entity.phone-number
  Rule: The country follows the dialling code in the phone number, and the dialling code follows the country
    The form shows the country beside the number. If a visitor types a number with a dialling code, the form selects its
    country, and if she chooses a country, it corrects the dialling code. The form starts with the United States. 00 in
    front of a number stands for the plus sign. Canada and the United States share +1; Guernsey and the United Kingdom
    share +44. Without a plus sign or 00 in front, digits are no dialling code. "+9" and "+96" are only the beginning of
    one, and none begins with 0. A plus sign counts only at the beginning.

    Source: spec §3; reference §10.3, Q9, Q10, Q45

    @24-20
    Scenario Outline: When Grace types "<typed>", the country is <country>
      Given Grace has opened "/"
      When she types "<typed>" into "Phone number"
      Then the country is "<country>"
      And the field "Phone number" contains "<typed>"

      Examples: a dialling code of one country, which is selected
        | typed  | country |
        | +33    | France  |
        | +961 1 | Lebanon |
        | 0033   | France  |

      Examples: a dialling code of several countries, of which the main one is selected
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

      Examples: no dialling code yet, so that the country stays the United States
        | typed | country       |
        | +     | United States |
        | +9    | United States |
        | +96   | United States |
        | +01   | United States |
        | 44    | United States |
        | 1+1   | United States |

    @24-21
    Scenario Outline: When Grace types "<typed>", the country stays <country>, which has that dialling code
      Given Grace has opened "/"
      And she has chosen the country "<country>"
      When she types "<typed>" into "Phone number"
      Then the country is "<country>"

      Examples:
        | country  | typed |
        | Canada   | +1    |
        | Guernsey | +44   |

    @24-22
    Scenario: A country that Grace chooses replaces the dialling code that she has typed
      Given Grace has opened "/"
      And she has filled in:
        | Phone number | +44 123456789 |
      When she chooses the country "France"
      Then the country is "France"
      And the field "Phone number" contains "+33 123456789"

  @valid.phone
  Rule: A text that cannot be a phone number is refused with a message under the field
    The country is the United States, where a number has ten digits, or eleven with a 1 in front. A number with a plus
    sign begins with a dialling code, such as +44 of the United Kingdom. The app refuses the number itself, without
    asking the service. A message disappears as soon as the visitor types, even if the new text is no phone number,
    either, because it is checked only when she submits it.

    Source: spec §5; reference §4, §10.3, T128, Q10

    @24-24
    Scenario Outline: "<typed>" is refused as a phone number, because it has <reason>
      Given Grace has opened "/"
      When she asks for a code to "<typed>"
      Then she sees the message "Enter a valid phone number" under "Phone number"
      And she is still on "Enter your phone number"
      And the focus is on "Phone number"
      And the field "Phone number" contains "<typed>"
      And the service has received no request to send a text message
      And no text message has been sent

      Examples:
        | typed             | reason                         |
        |                   | nothing in it                  |
        | abc               | no digits                      |
        | 12                | too few digits                 |
        | 65055             | too few digits                 |
        | 65055501001234567 | too many digits                |
        | +1                | a dialling code only           |
        | +44               | a dialling code only           |
        | +                 | a plus sign only               |
        | 00                | a prefix for calls abroad only |
        | 650-555-CALL      | letters among its digits       |
        | +44 7400          | only a part of its digits      |
        | call 650 555 0100 | other words in it              |

    @24-25
    Scenario: Spaces alone are refused as a phone number
      Given Grace has opened "/"
      When she asks for a code to "   "
      Then she sees the message "Enter a valid phone number" under "Phone number"
      And no text message has been sent

    @24-26
    Scenario: The message about an invalid phone number disappears when Grace types
      Given Grace has opened "/"
      And she has asked for a code to "12"
      And she sees the message "Enter a valid phone number" under "Phone number"
      When she types "123" into "Phone number"
      Then she sees no message

    @24-27
    Scenario: A phone number is accepted after Grace has corrected it
      Given Grace has opened "/"
      And she has asked for a code to "12"
      And she sees the message "Enter a valid phone number" under "Phone number"
      When she asks for a code to "650 555 0100"
      Then she sees a tick and "Code sent!"

  @valid.country-code
  Rule: A dialling code that belongs to no country of the list is refused with a message under the field
    The list contains all countries, or those that the developer has allowed. "GB" is the United Kingdom, whose dialling
    code is +44, and "FR" is France. The dialling code of the United States is +1. Where a step names allowed countries,
    the list contains only these. No dialling code begins with 0, and none is +999. If all countries are allowed, the
    form starts with the United States. A message disappears as soon as the visitor types.

    Source: spec §5; reference §4, §10.3, T128

    @24-28
    Scenario Outline: "<typed>" is refused, because no country has its dialling code
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
    Scenario: A number from a country that the developer has not allowed is refused
      Given only the countries "GB, FR" are allowed
      And Grace has opened "/"
      When she asks for a code to "+1 650 555 0100"
      Then she sees the message "The country code provided is not supported." under "Phone number"
      And the focus is on "Phone number"
      And no text message has been sent

    @24-30
    Scenario: A number from a country that the developer has not allowed stays in its field
      Given only the countries "GB, FR" are allowed
      And Grace has opened "/"
      When she asks for a code to "+1 650 555 0100"
      Then she sees the message "The country code provided is not supported." under "Phone number"
      And the field "Phone number" contains "+1 650 555 0100"

    @24-31
    Scenario: A number from a country that the developer has allowed is accepted
      Given only the countries "GB, FR" are allowed
      And Grace has opened "/"
      When she asks for a code to "+44 7400 123456"
      Then she sees a tick and "Code sent!"

    @24-58
    Scenario: A number with the American prefix for calls abroad, 011, and a dialling code of the list is accepted
      Given Grace has opened "/"
      When she asks for a code to "011 44 7400 123456"
      Then she sees a tick and "Code sent!"
      And a text message has been sent to "+447400123456"

    @24-32
    Scenario: The message about a country that is not allowed disappears when Grace types another number
      Given only the countries "GB, FR" are allowed
      And Grace has opened "/"
      And she has asked for a code to "+1 650 555 0100"
      And she sees the message "The country code provided is not supported." under "Phone number"
      When she types "07400 123456" into "Phone number"
      Then she sees no message

  @option.allowed-countries
  Rule: The developer can limit the list of countries to those that are allowed
    The setting is called "whitelistedCountries". The developer names the countries by their ISO codes, which have two
    letters, or by their dialling codes, such as "+44". Capitals make no difference. "GB" is the United Kingdom, "FR"
    France, "US" the United States and "DE" Germany. +33 is the dialling code of France, and +376 that of Andorra.
    Several countries can share a dialling code; a number then belongs to one of them: +7 is that of Kazakhstan ("KZ")
    and Russia ("RU"), and +44 that of the United Kingdom and Guernsey ("GG"). The list is in the order of the
    countries' names and has each country once, whatever the setting. The form starts with the United States (+1) or, if
    it is not allowed, with the first country of the list. From the United States, 011 is dialled in place of the plus
    sign.

    Source: spec §3; reference §6.3, §10.2, Q8, Q39

    @24-33
    @language.english
    Scenario Outline: If the developer allows "<codes>", the list contains only <first> and <second>
      Given only the countries "<codes>" are allowed
      And Grace has opened "/"
      When she opens the list of countries
      Then she can choose the countries:
        | <first>  |
        | <second> |

      Examples: countries by their ISO codes, listed in the order of their names
        | codes  | first   | second         |
        | GB, FR | France  | United Kingdom |
        | FR, GB | France  | United Kingdom |
        | us, de | Germany | United States  |

      Examples: countries by their dialling codes
        | codes     | first      | second |
        | +7        | Kazakhstan | Russia |
        | +33, +376 | Andorra    | France |

      Examples: a country by both of its codes
        | codes       | first  | second         |
        | FR, +33, GB | France | United Kingdom |

    @24-34
    @language.english
    Scenario: Where only the United Kingdom and France are allowed, the form starts with France, the first by name
      Given only the countries "GB, FR" are allowed
      When Grace opens "/"
      Then the country is "France"

    @24-35
    Scenario: Where the United States is allowed, the form starts with it
      Given only the countries "FR, GB, US" are allowed
      When Grace opens "/"
      Then the country is "United States"

    @24-36
    Scenario Outline: If the developer allows only "<codes>", the number <typed>, which belongs to this country, is accepted
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
    Scenario: A British number with 011, the American prefix for calls abroad, is refused if only the United States is allowed
      Given only the countries "US" are allowed
      And Grace has opened "/"
      When she asks for a code to "011 44 7400 123456"
      Then she sees the message "The country code provided is not supported." under "Phone number"

    @24-38
    Scenario: Typing "+44" selects Guernsey if it is the only allowed country with this dialling code
      Given only the countries "US, GG" are allowed
      And Grace has opened "/"
      When she types "+44" into "Phone number"
      Then the country is "Guernsey"

  @option.blocked-countries
  Rule: The developer can remove blocked countries from the list
    The developer names the countries by their ISO codes, such as "US", "FR" (France), "DE" (Germany), "KZ"
    (Kazakhstan), "AS" (American Samoa) or "GG" (Guernsey), or by their dialling codes, such as "+44", which the United
    Kingdom, Guernsey and others share. A dialling code blocks all its countries; an ISO code blocks only its own
    country. The list without any blocked country contains all 245 countries, and the form then starts with the United
    States. The setting is called "blacklistedCountries"; "signInOptions[0]" is the first sign-in option, here phone.
    Capitals make no difference in the codes. +1 is the dialling code of the United States and American Samoa, +7 that
    of Kazakhstan and Russia, and +33 that of France.

    Source: spec §3; reference §6.3, §10.2, Q8

    @24-39
    Scenario Outline: If the developer blocks "<codes>", the list does not contain <country>
      Given the countries "<codes>" are blocked
      And Grace has opened "/"
      When she opens the list of countries
      Then "<country>" is not among the countries

      Examples:
        | codes  | country    |
        | FR     | France     |
        | fr     | France     |
        | +33    | France     |
        | +7     | Kazakhstan |
        | +7     | Russia     |
        | FR, DE | France     |
        | FR, DE | Germany    |

    @24-40
    Scenario Outline: If the developer blocks "<codes>", the list still contains <country>
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
    @language.english
    Scenario: Where the United States is blocked, the form starts with the first country of the list, Afghanistan
      Given the countries "US" are blocked
      When Grace opens "/"
      Then the country is "Afghanistan"

    @24-42
    Scenario Outline: If the developer blocks "<codes>", the number <typed> of another country with the same dialling code is accepted
      Given the countries "<codes>" are blocked
      And Grace has opened "/"
      When she asks for a code to "<typed>"
      Then she sees a tick and "Code sent!"

      Examples:
        | codes | typed           |
        | AS    | +1 650 555 0100 |
        | GG    | +44 7400 123456 |

    @24-43
    Scenario: A number from a blocked country is refused
      Given the countries "+44" are blocked
      And Grace has opened "/"
      When she asks for a code to "+44 7400 123456"
      Then she sees the message "The country code provided is not supported." under "Phone number"
      And no text message has been sent

    @24-44
    Scenario: Typing the dialling code of a blocked country does not select it: the country stays the United States
      Given the countries "+44" are blocked
      And Grace has opened "/"
      When she types "+44" into "Phone number"
      Then the country is "United States"

    @24-45
    Scenario: An empty list of blocked countries blocks no country, so all 245 countries are listed
      Given the developer has set "signInOptions[0].blacklistedCountries" to an empty list
      And Grace has opened "/"
      When she opens the list of countries
      Then she can choose one of 245 countries

  @valid.country-lists
  Rule: The developer can either allow countries or block countries, and names them in a list
    Allowed countries are set by "whitelistedCountries", and blocked ones by "blacklistedCountries". Each is a list of
    codes; "signInOptions[0]" is the first sign-in option, here phone. A list of allowed countries that is empty would
    allow none, so this is a mistake. The screen "Configuration error" tells the developer what is wrong. Only one of
    the two settings may be there, even if its list is empty.

    Source: spec §5; reference §6.3

    @24-46
    Scenario: An empty list of allowed countries is a configuration error
      Given the developer has set "signInOptions[0].whitelistedCountries" to an empty list
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads "signInOptions[0].whitelistedCountries: must be a non-empty list"

    @24-47
    Scenario: A text in place of the list of allowed countries is a configuration error
      Given the developer has set "signInOptions[0].whitelistedCountries" to "GB"
      When Grace opens "/"
      Then she reads 'signInOptions[0].whitelistedCountries: must be a non-empty list, but is "GB"'

    @24-48
    Scenario: A text in place of the list of blocked countries is a configuration error
      Given the developer has set "signInOptions[0].blacklistedCountries" to "GB"
      When Grace opens "/"
      Then she reads 'signInOptions[0].blacklistedCountries: must be a list, but is "GB"'

    @24-49
    Scenario: Allowed countries beside an empty list of blocked countries are a configuration error
      Given only the countries "GB" are allowed
      And the developer has set "signInOptions[0].blacklistedCountries" to an empty list
      When Grace opens "/"
      Then she reads "signInOptions[0]: takes whitelistedCountries or blacklistedCountries, not both"

    @24-50
    Scenario: Allowed countries beside blocked countries are a configuration error
      Given only the countries "GB" are allowed
      And the countries "FR" are blocked
      When Grace opens "/"
      Then she reads "signInOptions[0]: takes whitelistedCountries or blacklistedCountries, not both"

  @valid.country-lists
  Rule: The developer names allowed and blocked countries by codes that exist
    A code is the ISO code of a country, such as "GB", or a dialling code, such as "+44". Antarctica (AQ) has no phone
    numbers. "ZZ" and "UK" are the ISO codes of no country; they are ignored, but at least one allowed country must
    remain. "fr" is France, and "+81" is the dialling code of Japan. The form starts with the first country of the list,
    which contains 245 countries if none is blocked. The screen "Configuration error" tells the developer what is wrong.
    "signInOptions[0].whitelistedCountries[0]" is the first allowed country of the first sign-in option, here phone.
    "Great Britain" is a name, "GBR" has three letters, "44" lacks its plus sign, and "+" its digits. "GB" is the United
    Kingdom.

    Source: spec §5; reference §6.3

    @24-53
    Scenario Outline: Allowing "<code>" is a configuration error, because it is not written like a code
      Given only the countries "<code>" are allowed
      When Grace opens "/"
      Then she reads 'signInOptions[0].whitelistedCountries[0]: must be an ISO code such as "GB", or a dialling code such as "+44", but is "<code>"'

      Examples:
        | code          |
        | Great Britain |
        | GBR           |
        | 44            |
        | +             |

    @24-54
    Scenario Outline: Allowing only "<codes>" is a configuration error, because none of these codes belongs to a country with phone numbers
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
    Scenario Outline: "<codes>" can be allowed, because one of these codes belongs to <country>
      Given only the countries "<codes>" are allowed
      When Grace opens "/"
      Then the country is "<country>"

      Examples:
        | codes   | country        |
        | ZZ, GB  | United Kingdom |
        | fr, ZZ  | France         |
        | ZZ, +81 | Japan          |

    @24-56
    Scenario: Blocking "ZZ", which belongs to no country, blocks no country
      Given the countries "ZZ" are blocked
      And Grace has opened "/"
      When she opens the list of countries
      Then she can choose one of 245 countries

  @valid.country-lists
  Rule: The developer names the first country by the ISO code of a country that has phone numbers
    The first country is the one with which the form starts. The setting is called "defaultCountry"; "signInOptions[0]"
    is the first sign-in option, here phone. "ZZ" and "UK" are the ISO codes of no country; "GBR" and "+44" are other
    codes for the United Kingdom, whose ISO code is "GB". "AQ" and "TF" are ISO codes of places without phone numbers.
    Capitals make no difference in an ISO code. "auto", in small letters, leaves the first country to the browser.

    Source: spec §5; reference §6.3

    @24-51
    Scenario Outline: "<code>" as the first country is a configuration error, because no country has this ISO code
      Given the developer has set "signInOptions[0].defaultCountry" to "<code>"
      When Grace opens "/"
      Then she reads 'signInOptions[0].defaultCountry: must be an ISO code such as "GB", or "auto", but is "<code>"'

      Examples:
        | code |
        | +44  |
        | ZZ   |
        | UK   |
        | GBR  |
        | Auto |

    @24-52
    Scenario Outline: "<code>" as the first country is a configuration error, because there are no phone numbers in <country>
      Given the developer has set "signInOptions[0].defaultCountry" to "<code>"
      When Grace opens "/"
      Then she reads 'signInOptions[0].defaultCountry: must be a country that has phone numbers, but is "<code>"'

      Examples:
        | code | country                         |
        | AQ   | Antarctica                      |
        | aq   | Antarctica                      |
        | TF   | the French Southern Territories |

  @ours.browser-country
  Rule: With "auto" as the first country, the form starts with the country of the language that the browser prefers
    A browser names languages by tags, the preferred one first. "de-AT" is German in Austria, "en-US" is English in the
    United States, "es-419" is Spanish in Latin America, which is no single country, and "eo" is Esperanto, which no
    country speaks. A tag without a country, such as "de" for German, stands for the country with most of its speakers.
    The setting is called "defaultCountry"; "signInOptions[0]" is the first sign-in option, here phone. A "loginHint" is
    a phone number that the developer knows already.

    Source: ours

    @24-59
    Scenario Outline: The country is <country> at first if the browser prefers "<preferred>"
      Given the developer has set "signInOptions[0].defaultCountry" to "auto"
      And Grace's browser prefers "<preferred>"
      When she opens "/"
      Then the country is "<country>"

      Examples: languages of a country
        | preferred    | country        |
        | de-AT        | Austria        |
        | de-AT, en-US | Austria        |
        | en-GB        | United Kingdom |
        | fr-CA        | Canada         |

      Examples: languages without a country
        | preferred | country |
        | de, en-US | Germany |
        | ja        | Japan   |

      Examples: no country before the second language, or at all
        | preferred     | country       |
        | es-419, es-MX | Mexico        |
        | es-419        | United States |
        | eo            | United States |

    @24-60
    Scenario: Without "auto", the country is the United States, whatever the browser prefers
      Given Grace's browser prefers "de-AT"
      When she opens "/"
      Then the country is "United States"

    @24-61
    Scenario: A country that the developer has named counts more than the browser's language
      Given the developer has set "signInOptions[0].defaultCountry" to "GB"
      And Grace's browser prefers "de-AT"
      When she opens "/"
      Then the country is "United Kingdom"

    @24-62
    Scenario Outline: If only Germany and Austria are allowed, a visitor whose browser prefers "<preferred>" starts with <country>
      Given the developer has set "signInOptions[0].defaultCountry" to "auto"
      And only the countries "DE, AT" are allowed
      And Grace's browser prefers "<preferred>"
      When she opens "/"
      Then the country is "<country>"

      Examples: a country of the preferred languages is allowed
        | preferred    | country |
        | de-AT        | Austria |
        | en-US, de-DE | Germany |

      Examples: no country of the preferred languages is allowed
        | preferred | country |
        | fr-FR     | Austria |

    @24-63
    Scenario: The country of a number that the developer has filled in counts more than the browser's language
      Given the developer has set "signInOptions[0].defaultCountry" to "auto"
      And the developer has set "signInOptions[0].loginHint" to "+44 7400 123456"
      And Grace's browser prefers "de-AT"
      When she opens "/"
      Then the country is "United Kingdom"
      And the field "Phone number" contains "7400123456"

    @24-64
    Scenario: The form that adds a phone as second factor starts with the country of the browser's language, too
      Given the developer has set "signInOptions[0].defaultCountry" to "auto"
      And Ada's browser prefers "de-AT"
      And Ada is signed in at "/", and her email is verified
      And she has gone to the page for adding a second factor
      When she chooses "Text message"
      Then the country is "Austria"
