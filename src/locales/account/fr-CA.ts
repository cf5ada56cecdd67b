import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Canadian French texts of the account page. */
const frCA: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Votre compte',
  changeName: 'Modifier votre nom',
  changeYourEmail: 'Modifier l’adresse de courriel',
  changePassword: 'Modifier le mot de passe',
  addPassword: 'Ajouter un mot de passe',
  waysToSignIn: 'Modes de connexion',
  secondSteps: 'Deuxièmes étapes',
  deleteAccount: 'Supprimer votre compte',

  // Paragraphs:
  signInAgainTo: 'Pour continuer, connectez-vous de nouveau avec {account}.',
  emailChangeSent:
    'Ouvrez le lien dans le courriel que nous avons envoyé à {email}. Votre adresse de courriel sera alors modifiée.',
  noSecondStep: 'Vous n’avez pas encore de deuxième étape.',
  deletionExplained: 'Votre compte {account} sera supprimé. Cette action est irréversible.',
  onlyWay: 'C’est votre seul mode de connexion. Ajoutez-en un autre avant de le supprimer.',
  methodRemovalExplained: 'Vous ne pourrez plus vous connecter de cette façon.',
  emailRemovalExplained: 'L’adresse de courriel de votre compte sera également supprimée.',
  stepRemovalExplained: 'Cette deuxième étape ne protégera plus votre compte.',

  // Labels:
  newEmail: 'Nouvelle adresse de courriel',
  connected: 'Associé',
  connect: 'Associer {provider}',
  disconnect: 'Dissocier {provider}',
  removePassword: 'Supprimer le mot de passe',
  removePhone: 'Supprimer {number}',
  removeStep: 'Supprimer {step}',

  // Messages:
  nameChanged: 'Votre nom a été modifié.',
  passwordSaved: 'Votre mot de passe a été modifié.',
  passwordAdded: 'Votre mot de passe a été ajouté.',
  providerConnected: 'Votre compte {provider} a été associé.',
  providerDisconnected: 'Votre compte {provider} a été dissocié.',
  passwordRemoved: 'Votre mot de passe a été supprimé.',
  numberRemoved: 'Le numéro {number} a été supprimé.',
  stepRemoved: 'Deuxième étape supprimée : {step}.',
  accountDeleted: 'Votre compte a été supprimé.',
  sameEmail: 'C’est déjà votre adresse de courriel.',
  differentAccount: 'C’est un autre compte. Connectez-vous avec {account}.',
  providerInUse: 'Ce compte {provider} est associé à un autre compte.',
};

export default frCA;
