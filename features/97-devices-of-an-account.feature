Feature: Devices of an account
  A visitor may be signed in on several devices, each of them a browser. The app, not the service, knows them. An app
  can
  show them on the account page, which has the address "/Login?mode=account": "Your account" then has the button
  "Devices", which opens a screen of the same name. There, a visitor signs out on a device that she has lost, or on
  which
  she has forgotten to sign out. Unless a scenario says otherwise, email with password is the only sign-in option, and
  Ada's password is "analytical engine 1".

  @ours.account-devices
  Rule: "Devices" lists the devices on which the visitor is signed in, and when she last used each
    Each device is a button with the names of its browser and its system, such as "Safari · iPhone". The first one is
    the
    device that the visitor is using. It carries the badge "This device", and all others the day of their last use. The
    button opens a screen that is named like the device.

    Source: ours

    Background:
      Given the app shows devices on the account page
      And Ada is signed in on these devices:
        | browser | system  | added      | last used  | here |
        | Safari  | iPhone  | 2026-04-02 | 2026-05-30 | no   |
        | unknown | unknown | 2026-02-03 | 2026-02-04 | no   |
        | Firefox | Windows | 2026-03-01 | 2026-06-01 | yes  |
        | Chrome  | unknown | 2026-01-05 | 2026-01-06 | no   |

    @97-1
    Scenario: "Your account" has the button "Devices"
      Given Ada is signed in at "/"
      When she goes to the account page
      Then she comes to "Your account"
      And she can choose:
        | Change your name | Change your email | Change your password | Ways to sign in | Second steps | Devices | Delete your account | Sign Out | Done |

    @97-2
    @language.english
    @journey
    Scenario: "Devices" lists first the device that the visitor is using, and then the others in the order of the app
      Given Ada is signed in at "/Login?mode=account"
      When she chooses "Devices"
      Then she comes to "Devices"
      And the page is titled "Devices – Doorstep"
      And she can choose:
        | Firefox · Windows | Safari · iPhone | Unknown device | Chrome | Back | Done |
      And these buttons carry badges:
        | Firefox · Windows | This device             |
        | Safari · iPhone   | Last used: May 30, 2026 |
        | Unknown device    | Last used: Feb 4, 2026  |
        | Chrome            | Last used: Jan 6, 2026  |

    @97-3
    Scenario: When the app switches to German, "Devices" and its badges are in German
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Devices"
      And she comes to "Devices"
      When the app switches its language to German
      Then these buttons carry badges:
        | Firefox · Windows | Dieses Gerät                  |
        | Safari · iPhone   | Zuletzt verwendet: 30.05.2026 |
        | Unbekanntes Gerät | Zuletzt verwendet: 04.02.2026 |
        | Chrome            | Zuletzt verwendet: 06.01.2026 |
      And she can choose:
        | Firefox · Windows | Safari · iPhone | Unbekanntes Gerät | Chrome | Zurück | Fertig |

    @97-4
    Scenario: "Back" leads from "Devices" to "Your account"
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Devices"
      When she chooses "Back"
      Then she comes to "Your account"

    @97-5
    Scenario: "Done" leads from "Devices" to the app
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Devices"
      When she chooses "Done"
      Then she reads "You are logged in."

    @97-6
    Scenario: The Back button of the browser leads from a device to "Devices", and Forward back again
      Given Ada is signed in at "/Login?mode=account"
      And she has chosen "Devices"
      And she has chosen "Safari · iPhone"
      And she comes to "Safari · iPhone"
      And she has gone back in her browser
      And she comes to "Devices"
      When she goes forward in her browser
      Then she comes to "Safari · iPhone"

    @97-7
    Scenario: An app that does not know the devices has no button "Devices"
      Given the developer has set "devices" to nothing
      And Ada is signed in at "/"
      When she goes to the account page
      Then she comes to "Your account"
      And she does not read "Devices"

  @ours.account-devices
  Rule: If the devices cannot be listed, the visitor reads why and can try again
    Source: ours

    Background:
      Given Ada is signed in here with Firefox, and on an iPhone with Safari
      And she is signed in at "/Login?mode=account"

    @97-8
    Scenario Outline: If the app refuses to list the devices, the visitor reads why: <reason>
      Given the app will refuse the next request to list her devices, because <reason>
      When she chooses "Devices"
      Then she comes to "Devices"
      And she sees the message "<words>"
      And she can choose:
        | Dismiss | Back | Retry |

      Examples:
        | reason                   | words                                                                                   |
        | the connection is broken | A network error has occurred                                                            |
        | too many requests        | We have blocked all requests from this device due to unusual activity. Try again later. |
        | she must not do this     | Something went wrong. Please try again.                                                 |

    @97-9
    @language.english
    Scenario: If the devices could not be listed because the connection failed, "Retry" lists them
      Given the app will refuse the next request to list her devices, because the connection is broken
      And she has chosen "Devices"
      And she sees the message "A network error has occurred"
      When she chooses "Retry"
      Then she can choose:
        | Firefox · Windows | Safari · iPhone | Back | Done |
      And she sees no message

    @97-10
    Scenario: "Back" leads to "Your account" even if the devices could not be listed
      Given the app will refuse the next request to list her devices, because the connection is broken
      And she has chosen "Devices"
      And she sees the message "A network error has occurred"
      When she chooses "Back"
      Then she comes to "Your account"

    @97-11
    Scenario: If the app fails to list the devices, the visitor can try again
      Given the next request of the app to list her devices will fail with an error of its own
      When she chooses "Devices"
      Then she sees the message "Something went wrong. Please try again."
      And she can choose:
        | Dismiss | Back | Retry |

    @97-12
    Scenario: If the app returns a text instead of the devices, the visitor reads that something went wrong
      Given the app will next list "none" instead of devices
      When she chooses "Devices"
      Then she sees the message "Something went wrong. Please try again."

    @97-13
    Scenario: If the app returns a device without a date, the visitor reads that something went wrong
      Given the app will next list a device that was used on no day
      When she chooses "Devices"
      Then she sees the message "Something went wrong. Please try again."

  @ours.account-devices-sign-out
  Rule: A visitor signs out on another device
    The device that she is using has no button "Sign Out" on its screen: "Your account" has one.

    Source: ours

    Background:
      Given Ada is signed in here with Firefox, and on an iPhone with Safari
      And she is signed in at "/Login?mode=account"
      And she has chosen "Devices"

    @97-15
    @language.english
    Scenario: The button of another device opens a screen with its dates and "Sign Out"
      When she chooses "Safari · iPhone"
      Then she comes to "Safari · iPhone"
      And she reads "Added: Apr 2, 2026"
      And she reads "Last used: May 30, 2026"
      And she does not read "This device"
      And she can choose:
        | Back | Sign Out |

    @97-16
    @language.english
    Scenario: The screen of the device that the visitor is using says so, and has no "Sign Out"
      When she chooses "Firefox · Windows"
      Then she comes to "Firefox · Windows"
      And she reads "This device"
      And she reads "Added: Mar 1, 2026"
      And she reads "Last used: Jun 1, 2026"
      And she can choose:
        | Back |

    @97-17
    Scenario: When the app switches to German, the screen of a device and its dates are in German
      Given she has chosen "Safari · iPhone"
      And she comes to "Safari · iPhone"
      When the app switches its language to German
      Then she reads "Hinzugefügt: 02.04.2026"
      And she reads "Zuletzt verwendet: 30.05.2026"
      And she can choose:
        | Zurück | Abmelden |

    @97-18
    Scenario: "Back" leads from the screen of a device to "Devices"
      Given she has chosen "Safari · iPhone"
      When she chooses "Back"
      Then she comes to "Devices"
      And the app keeps Ada signed in on:
        | Firefox · Windows |
        | Safari · iPhone   |

    @97-19
    @language.english
    @journey
    Scenario: "Sign Out" signs the visitor out on that device, and not on the one that she is using
      Given she has chosen "Safari · iPhone"
      And she comes to "Safari · iPhone"
      When she chooses "Sign Out"
      Then she comes to "Devices"
      And she sees the message "You are signed out on that device."
      And she can choose:
        | Dismiss | Firefox · Windows | Back | Done |
      And the app keeps Ada signed in on:
        | Firefox · Windows |
      And "ada@example.com" is signed in to the app

    @97-20
    Scenario: A screen reader announces "Devices" and that the visitor is signed out on the device
      Given she has chosen "Safari · iPhone"
      And she comes to "Safari · iPhone"
      And she listens to a screen reader
      When she chooses "Sign Out"
      Then the screen reader says:
        | Devices, heading                   |
        | You are signed out on that device. |

    @97-21
    Scenario: The Enter key on the screen of a device signs the visitor out nowhere
      Given she has chosen "Safari · iPhone"
      And she comes to "Safari · iPhone"
      When she presses "Enter"
      Then she is still on "Safari · iPhone"
      And the app keeps Ada signed in on:
        | Firefox · Windows |
        | Safari · iPhone   |

    @97-22
    @language.english
    Scenario: After she has left "Devices" and come back, the visitor no longer sees an old message
      Given she has chosen "Safari · iPhone"
      And she comes to "Safari · iPhone"
      And she has chosen "Sign Out"
      And she sees the message "You are signed out on that device."
      And she has chosen "Back"
      And she comes to "Your account"
      When she goes back in her browser
      Then she comes to "Devices"
      And she can choose:
        | Firefox · Windows | Back | Done |

    @97-23
    Scenario: If a device is signed out already, a visitor who signs out on it reads that she is signed out there
      Given she has chosen "Safari · iPhone"
      And she comes to "Safari · iPhone"
      And Ada has signed out on the device "Safari · iPhone"
      When she chooses "Sign Out"
      Then she comes to "Devices"
      And she sees the message "You are signed out on that device."

  @ours.account-devices-sign-out
  Rule: If the visitor is not signed out on a device, she reads why and can try again
    Source: ours

    Background:
      Given Ada is signed in here with Firefox, and on an iPhone with Safari
      And she is signed in at "/Login?mode=account"
      And she has chosen "Devices"
      And she has chosen "Safari · iPhone"
      And she comes to "Safari · iPhone"

    @97-24
    Scenario Outline: If the app does not sign the visitor out on a device, she reads why: <reason>
      Given the app will refuse the next request to sign her out on a device, because <reason>
      When she chooses "Sign Out"
      Then she sees the message "<words>"
      And she is still on "Safari · iPhone"
      And she can choose:
        | Dismiss | Back | Sign Out |
      And the app keeps Ada signed in on:
        | Firefox · Windows |
        | Safari · iPhone   |

      Examples:
        | reason                   | words                                                                                   |
        | the connection is broken | A network error has occurred                                                            |
        | too many requests        | We have blocked all requests from this device due to unusual activity. Try again later. |
        | she must not do this     | Something went wrong. Please try again.                                                 |

    @97-25
    Scenario: If the connection failed, the visitor can sign out on the device at the second attempt
      Given the app will refuse the next request to sign her out on a device, because the connection is broken
      And she has chosen "Sign Out"
      And she sees the message "A network error has occurred"
      When she chooses "Sign Out"
      Then she comes to "Devices"
      And she sees the message "You are signed out on that device."

    @97-26
    Scenario: If the visitor was signed out on the device but the answer was lost, a second attempt succeeds
      Given the app will carry out the next request to sign her out on a device, but its answer will be lost
      And she has chosen "Sign Out"
      And she sees the message "A network error has occurred"
      When she chooses "Sign Out"
      Then she comes to "Devices"
      And she sees the message "You are signed out on that device."

    @97-27
    Scenario: If the app fails to sign her out on a device, the visitor can try again
      Given the next request of the app to sign her out on a device will fail with an error of its own
      When she chooses "Sign Out"
      Then she sees the message "Something went wrong. Please try again."
      And she is still on "Safari · iPhone"

  @ours.account-devices-sign-out
  Rule: While the app answers, the visitor can leave the screen
    After 10 seconds, she can stop waiting.

    Source: ours

    @97-14
    Scenario: A visitor who waits for the list of her devices can stop after 10 seconds
      Given Ada is signed in here with Firefox, and on an iPhone with Safari
      And the app takes 60 seconds to list her devices
      And she is signed in at "/Login?mode=account"
      And she has chosen "Devices"
      And 10 seconds have passed
      When she chooses "Stop waiting"
      Then she sees the message "A network error has occurred"
      And she can choose:
        | Dismiss | Back | Retry |

    @97-28
    Scenario: A visitor who goes back while she waits to be signed out on a device comes to "Devices"
      Given Ada is signed in here with Firefox, and on an iPhone with Safari
      And the app takes 60 seconds to sign her out on a device
      And she is signed in at "/Login?mode=account"
      And she has chosen "Devices"
      And she has chosen "Safari · iPhone"
      And she comes to "Safari · iPhone"
      And she has chosen "Sign Out"
      When she chooses "Back"
      Then she comes to "Devices"

    @97-29
    Scenario: A visitor who waits to be signed out on a device can stop after 10 seconds
      Given Ada is signed in here with Firefox, and on an iPhone with Safari
      And the app takes 60 seconds to sign her out on a device
      And she is signed in at "/Login?mode=account"
      And she has chosen "Devices"
      And she has chosen "Safari · iPhone"
      And she comes to "Safari · iPhone"
      And she has chosen "Sign Out"
      And 10 seconds have passed
      When she chooses "Stop waiting"
      Then she sees the message "A network error has occurred"
      And she is still on "Safari · iPhone"

  @ours.account-devices-session
  Rule: A visitor whose sign-in is too old or has ended signs in again before she sees or changes her devices
    On "Verify it’s you", she confirms that she is the user. Her session ends, for example, when an administrator signs
    her out, or when she signs out on this device from another one.

    Source: ours

    Background:
      Given Ada is signed in here with Firefox, and on an iPhone with Safari
      And she is signed in at "/Login?mode=account"

    @97-30
    @language.english
    Scenario: A visitor who signed in too long ago enters her password before she sees her devices
      Given the app will refuse the next request to list her devices, because her sign-in is too long ago
      And she has chosen "Devices"
      And she comes to "Verify it’s you"
      When she submits:
        | Password | analytical engine 1 |
      Then she comes to "Devices"
      And she can choose:
        | Firefox · Windows | Safari · iPhone | Back | Done |

    @97-31
    Scenario: A visitor who signed in too long ago enters her password before she signs out on a device
      Given the app will refuse the next request to sign her out on a device, because her sign-in is too long ago
      And she has chosen "Devices"
      And she has chosen "Safari · iPhone"
      And she comes to "Safari · iPhone"
      And she has chosen "Sign Out"
      And she comes to "Verify it’s you"
      When she submits:
        | Password | analytical engine 1 |
      Then she comes to "Devices"
      And the app keeps Ada signed in on:
        | Firefox · Windows |
        | Safari · iPhone   |

    @97-32
    Scenario: A visitor whose session has ended signs in again when she opens "Devices"
      Given Ada's account has been signed out by an administrator
      And the app will refuse the next request to list her devices, because her session has ended
      When she chooses "Devices"
      Then she comes to "Sign in with email"
      And she sees the message "Please login again to perform this operation"

    @97-37
    Scenario: A visitor whose session has ended while she was at another window signs in again when she comes back
      Given she has chosen "Devices"
      And she comes to "Devices"
      And she has turned to another window
      And Ada's account has been signed out by an administrator
      When she comes back to the page
      Then she comes to "Sign in with email"
      And she sees no message

    @97-33
    Scenario: A visitor whose session has ended signs in again when she signs out on a device
      Given Ada's account has been signed out by an administrator
      And the app will refuse the next request to sign her out on a device, because her session has ended
      And she has chosen "Devices"
      And she has chosen "Safari · iPhone"
      And she comes to "Safari · iPhone"
      When she chooses "Sign Out"
      Then she comes to "Sign in with email"
      And she sees the message "Please login again to perform this operation"

    @97-34
    Scenario: If the app says by mistake that the session has ended, the visitor can try to sign out on the device again
      Given the app will refuse the next request to sign her out on a device, because her session has ended
      And she has chosen "Devices"
      And she has chosen "Safari · iPhone"
      And she comes to "Safari · iPhone"
      When she chooses "Sign Out"
      Then she sees the message "Something went wrong. Please try again."
      And she is still on "Safari · iPhone"

  @ours.account-devices-settings
  Rule: The page says which function of the setting "devices" is wrong
    The page shows a wrong setting to everybody who opens it, so that the developer notices it.

    Source: ours

    @97-35
    Scenario Outline: A developer who sets "<setting>" to <value> reads what is wrong with the setting for devices: <fault>
      Given the app shows devices on the account page
      And the developer has set "<setting>" to <value>
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads <fault>

      Examples:
        | setting      | value          | fault                                                                                                                          |
        | devices      | "/api/session" | 'devices: must be an object with functions for devices, such as "devices" of the result of keepSession, but is "/api/session"' |
        | devices.list | nothing        | 'devices.list: must be a function, but is missing'                                                                             |
        | devices.end  | 7              | 'devices.end: must be a function, but is 7'                                                                                    |

    @97-36
    Scenario: If the developer misspells a function of "devices", the page says the correct name
      Given the app shows devices on the account page
      And the developer has set "devices.list" to nothing
      And the developer has set "devices.lists" to 7
      When Grace opens "/"
      Then she comes to "Configuration error"
      And she reads 'devices.lists: is not a known key; did you mean "list"?'
