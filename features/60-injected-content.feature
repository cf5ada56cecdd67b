Feature: Content injected into the page
  A fault in the app, or in a part of it that others have written, can let an attacker add something to the page. The
  browser has been told what the page needs, and refuses the rest.

  @ours.content-security-policy
  Rule: A script that an attacker adds to the page does not run
    A script is a small program. It can stand in the page itself ("its own text"), or come from a site. The sign-in with
    Google needs a script of Google. "An allowed site" is the site from which that script comes; an attacker can find
    other scripts there.

    Source: ours

    @60-1
    Scenario: A script that consists of its own text does not run
      Given Grace has opened "/"
      When an attacker adds a script to the page that consists of its own text
      Then the script does not run

    @60-2
    Scenario: A script that comes from another site does not run
      Given Grace has opened "/"
      When an attacker adds a script to the page that comes from another site
      Then the script does not run

    @60-3
    Scenario: A script that comes from an allowed site, but is not the one that the sign-in needs, does not run
      Given the app offers Google
      And providers open in windows
      And Grace has opened the app and chosen Google
      And she has signed in at the provider
      And she reads "You are logged in."
      When an attacker adds a script to the page that comes from an allowed site
      Then the script does not run

  @ours.content-security-policy
  Rule: The page sends nothing to other sites, and no other site shows it
    What is typed could be sent to another site by a request, or hidden in the address of a picture that the page loads
    from there. A site that shows the page in a frame could lead the visitor to press its buttons without knowing it.

    Source: ours

    @60-4
    Scenario: An attacker cannot send what Grace types to another site by a request
      Given Grace has opened "/"
      When an attacker sends what she types to another site by a request
      Then nothing reaches the other site

    @60-5
    Scenario: An attacker cannot send what Grace types to another site by a picture
      Given Grace has opened "/"
      When an attacker sends what she types to another site by a picture
      Then nothing reaches the other site

    @60-6
    Scenario: Another site cannot show the app in a frame
      Given Grace has opened "/"
      When she goes to another site, which shows "/" in a frame
      Then the frame shows nothing of the app
